// docs/security.md, "The first script"
(function () {
  var path = location.pathname;

  function session() {
    return (/(?:^|; )accessToken=([^;]*)/.exec(document.cookie) || '')[1];
  }

  function show(rest) {
    history.replaceState(history.state, '', path + rest);
  }

  if (/\/(items|webview)\/?$/.test(path) && /[?&]token=/.test(location.search)) {
    var query = new URLSearchParams(location.search);
    var token = query.get('token');
    query.delete('token');
    show((String(query) && '?' + query) + location.hash);
    if (/^[\w.~+/=-]{8,4096}$/.test(token)) {
      if (session() && session() !== token) window.__arrivedToken = token;
      else document.cookie = 'accessToken=' + token + '; Path=/; Max-Age=2592000; SameSite=Lax' + (location.protocol === 'https:' ? '; Secure' : '');
    }
  }
  if (/\/login\/callback\/[a-z]+\/?$/.test(path)) {
    var answer = (location.search || location.hash).slice(1);
    if (answer) {
      window.__signInAnswer = answer;
      show('');
    }
  }
  document.documentElement.setAttribute('data-session', session() ? 'in' : 'out');
})();
