/** The id of what stands where all that there is to be seen of a page has been read. */
export const ENDE = 'ende'

/**
 * Half a row or half a table would move once its rest has come. So a page is painted whole, where the browser knows how to wait
 * (`rel=expect`), and what stands below an evening's head, which is shown first, is shown by this, at `ENDE`.
 */
export const ENDE_SCRIPT =
  "var d=document.documentElement.dataset;if(d.gelesen==='kopf')d.gelesen='ganz'"

/** A line that has gone dead says nothing, not even that the page has ended: after so long what has come of it is shown. */
const GEDULD_MS = 2000

/** Runs before anything else of the page. The element that waits stays, as React may want to put it away. */
export const GEDULD_SCRIPT = `setTimeout(function(){document.documentElement.dataset.gelesen='ganz';var e=document.querySelector('[rel=expect]');if(e)e.removeAttribute('blocking')},${GEDULD_MS})`
