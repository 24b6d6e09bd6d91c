// Hands the nonce of this reply's content policy to the toasts. They make their styles when their code is first run, so this
// has to run before: main.tsx imports it first, and the build keeps it a chunk of its own.
window.__nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
