// Why: pages/_document.tsx, and of the friend's code: lib/domain/referral/referral-code.ts
document.documentElement.setAttribute('data-session', /(^|; )accessToken=[!-$&-:<-~]/.test(document.cookie) ? 'in' : 'out');
(function () { try {
  var code = /[?&]ref=([\w-]{3,64})(&|$)/.exec(location.search)[1].toUpperCase() + ':';
  localStorage.referralCode = code + Date.now() + ' ' + (localStorage.referralCode || '').split(' ').filter(function (entry) { return entry.indexOf(code); }).slice(0, 2).join(' ');
} catch (e) {} })();
