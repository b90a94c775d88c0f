// The first script of the pages whose address may bring something: it runs before anything else is fetched or painted
// (pages/_document.tsx), before the session's mark (lib/config/inline-scripts.ts) too. Same origin. It
// 1. takes a session token out of the address of /items and /webview, so that no later script,
//    request or Referer ever sees it;
// 2. does the same with an identity provider's answer at /login/callback, which its page takes from the window;
// 3. and with the token of a mailed link, which works once: Next writes the address that it began with back into the
//    history, so that a page of its own would be too late.
// Plain ES5 without a build step: small, and must not fail.
(function () {
  var COOKIE = 'accessToken';
  var THIRTY_DAYS = 2592000;

  function readCookie() {
    var pairs = [];
    try { pairs = document.cookie.split('; '); } catch (forbidden) { /* as without any */ }
    for (var index = 0; index < pairs.length; index += 1) {
      if (pairs[index].indexOf(COOKIE + '=') !== 0) continue;
      try {
        var value = decodeURIComponent(pairs[index].slice(COOKIE.length + 1));
        if (/^[!-~]+$/.test(value)) return value;
      } catch (malformed) { /* not ours: as in lib/browser/cookies.ts */ }
    }
    return '';
  }

  function keepToken(token) {
    var secure = location.protocol === 'https:' ? '; Secure' : '';
    try {
      document.cookie = COOKIE + '=' + encodeURIComponent(token) + '; Path=/; Max-Age=' + THIRTY_DAYS + '; SameSite=Lax' + secure;
    } catch (forbidden) { /* seen by reading it */ }
    // Refused without a word, or too large: the signed-out card says so.
    if (readCookie() !== token) window.__refusedToken = true;
  }

  // Without a prefix that looks like a locale, whichever locales the site has.
  var path = location.pathname.replace(/^\/[a-z]{2}(-[a-z]+)?(?=\/)/i, '');
  var takesToken = /^\/(items|webview)\/?$/.test(path);
  if (takesToken && /[?&]token=/.test(location.search)) {
    var query = new URLSearchParams(location.search);
    var token = query.get('token') || '';
    query.delete('token');
    var rest = query.toString();
    history.replaceState(history.state, '', location.pathname + (rest ? '?' + rest : '') + location.hash);
    if (/^[!-~]{8,4096}$/.test(token)) {
      var current = readCookie();
      // A live session is never replaced unasked: the page offers the choice.
      if (!current || current === token) keepToken(token);
      else window.__arrivedToken = token;
    }
  }
  if (/^\/login\/callback\/[a-z]+\/?$/.test(path)) {
    var answer = (location.search || location.hash).slice(1);
    if (answer) {
      window.__signInAnswer = answer;
      history.replaceState(history.state, '', location.pathname);
    }
  }
  if (/^\/(account|reset-password|verify-email)\/?$/.test(path)) {
    var mailed = new URLSearchParams(location.hash.slice(1)).get('token');
    if (mailed) {
      window.__mailedToken = mailed;
      history.replaceState(history.state, '', location.pathname + location.search);
    }
  }
})();
