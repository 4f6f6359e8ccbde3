const SCHLUESSEL = 'kallemann-schrift'

/**
 * Runs before the body is painted: the fonts of the page are used from the second page on. On the first one they are fetched
 * when everything else is there, so that text neither waits for them nor changes its width under a finger. Only the font itself
 * is asked for: the one that stands in for it is a local font, and an error where the device has none of that name.
 */
export const SCHRIFT_SCRIPT = `try{if(localStorage.getItem('${SCHLUESSEL}'))document.documentElement.dataset.schrift='';else addEventListener('load',function(){setTimeout(function(){var s=getComputedStyle(document.documentElement);Promise.all(['--schrift','--titel'].map(function(v){return document.fonts.load('1em '+s.getPropertyValue(v).split(',')[0])})).then(function(){localStorage.setItem('${SCHLUESSEL}','1')}).catch(function(){})},2000)})}catch(e){}`
