// Keeps the code of a friend's link, as it stands there, whichever page it leads to; lib/domain/referral/referral-code.ts reads it.
// Fetched by the session's mark (lib/config/inline-scripts.ts) where an address has one.
(function () { try {
  var code = /^.{3,300}$/.exec(/[?&]ref=([^&]*)/.exec(location.search)[1])[0].toUpperCase() + ':';
  localStorage.referralCode = code + Date.now() + ' ' + (localStorage.referralCode || '').split(' ').filter(function (entry) { return entry.indexOf(code); }).slice(0, 2).join(' ');
} catch (e) { /* no code, or nothing may be stored */ } })();
