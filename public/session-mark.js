document.documentElement.dataset.session = /(^|; )accessToken=[!-$&-:<-~]/.test(document.cookie) ? 'in' : 'out';
if (/[?&]ref=/.test(location.search)) import('/session-friend.js');
