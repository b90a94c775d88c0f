/**
 * The only inline script of the documents; the CSP allows it by its hash. It has no build step, so it must be small and must not fail. It
 * marks on <html> whether there is a session before the first paint, so that the static header shows the right state.
 */
export const SESSION_MARK = `{
  const { dataset } = document.documentElement;
  dataset.session = 'out';
  try {
    if (/(^|; )accessToken=[!-$&-:<-~]/.test(document.cookie)) dataset.session = 'in';
    else if (/[?&]ref=./.test(location.search) || localStorage.getItem('referralCode')) dataset.friend = '';
  } catch {}
}`;
