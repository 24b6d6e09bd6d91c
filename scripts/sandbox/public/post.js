// Hands the page's parcel to the window that opened or holds it, and to no other origin than the one it is meant for.
const parcel = document.getElementById('parcel').dataset
const holder = window.parent === window ? null : window.parent
;(window.opener ?? holder)?.postMessage({ from: 'sandbox-google', ...JSON.parse(parcel.message) }, parcel.receiver)
if (window.opener) window.close()
