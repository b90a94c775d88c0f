// Keeps the code of a friend's link, whichever page it leads to; lib/domain/referral/referral-code.ts says how. Fetched by
// the session's mark (lib/config/inline-scripts.ts) where an address has one.
(function () { try {
  var code = decodeURIComponent(/[?&]ref=([^&]*)/.exec(location.search)[1]).normalize('NFKC').replace(/[\u2010-\u2015\u2212\u30fc]/g, '-').replace(/[^\w-]/g, '').toUpperCase();
  code = /^[\w-]{3,64}$/.exec(code)[0] + ':';
  localStorage.referralCode = code + Date.now() + ' ' + (localStorage.referralCode || '').split(' ').filter(function (entry) { return entry.indexOf(code); }).slice(0, 2).join(' ');
} catch (e) { /* no code, or nothing may be stored */ } })();
