// Says on <html> whether there is a session, so that the static header does not flicker. Pages whose address may bring
// something have `session-start.js` in its place, which ends with the same line.
document.documentElement.setAttribute('data-session', /(^|; )accessToken=[^;]/.test(document.cookie) ? 'in' : 'out');
