// Posts the page's message to the window that opened or embeds it, and only to the intended origin.
const parcel = document.getElementById('parcel').dataset
const holder = window.parent === window ? null : window.parent
;(window.opener ?? holder)?.postMessage({ from: 'sandbox-google', ...JSON.parse(parcel.message) }, parcel.receiver)
if (window.opener) window.close()
