/**
 * Runs in every page: has the service worker once the page is there, so that it takes no part of the network from it.
 * Browsers have service workers only over https and on the machine itself. What is built anew at each change (`next dev`)
 * must not be answered from a store.
 */
const REGISTRIERUNG =
  process.env.NODE_ENV === 'production'
    ? `s.register('/sw.js',{updateViaCache:'none'})`
    : `s.getRegistrations().then(function(r){r.forEach(function(e){e.unregister()})})`

/** Keeps the browser's offer to install for when somebody asks for it; until then it says nothing of its own accord. */
const ANGEBOT = `addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.kallemannAngebot=e})`

export const DIENST_SCRIPT = `${ANGEBOT};(function(s){s&&addEventListener('load',function(){setTimeout(function(){${REGISTRIERUNG}.catch(function(){})},0)})})(navigator.serviceWorker)`
