const SCHLUESSEL = 'kallemann-schrift'

/**
 * Runs before the body is painted: the fonts of the page are used from the second page on. On the first one they are fetched
 * when everything else is there, so that text neither waits for them nor changes its width under a finger. Only the font itself
 * is asked for: the one that stands in for it is a local font, and an error where the device has none of that name. On the pages
 * after it they are asked for before anything is painted, which waits for them the moment that they take from the store.
 */
export const SCHRIFT_SCRIPT = `try{var hole=function(){var s=getComputedStyle(document.documentElement);return Promise.all(['--schrift','--titel'].map(function(v){return document.fonts.load('1em '+s.getPropertyValue(v).split(',')[0])}))};if(localStorage.getItem('${SCHLUESSEL}')){document.documentElement.dataset.schrift='';hole().catch(function(){})}else addEventListener('load',function(){setTimeout(function(){hole().then(function(){localStorage.setItem('${SCHLUESSEL}','1')}).catch(function(){})},2000)})}catch(e){}`
