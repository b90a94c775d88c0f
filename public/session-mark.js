// Why: pages/_document.tsx
document.documentElement.setAttribute('data-session', /(^|; )accessToken=[!-$&-:<-~]/.test(document.cookie) ? 'in' : 'out');
if (/[?&]ref=/.test(location.search)) document.head.appendChild(document.createElement('script')).src = '/session-friend.js';
