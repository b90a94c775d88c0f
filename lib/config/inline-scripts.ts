/**
 * The only script that stands in a document itself; the content security policy names it by its hash. It has no build step: small, and
 * must not fail. It marks on <html> whether there is a session, so that the static header shows the right state, and whether a friend's
 * code is kept, so that its bar has its room: before anything is painted.
 */
export const SESSION_MARK = `{
  const { dataset } = document.documentElement;
  dataset.session = 'out';
  try {
    if (/(^|; )accessToken=[!-$&-:<-~]/.test(document.cookie)) dataset.session = 'in';
    else if (/[?&]ref=./.test(location.search) || localStorage.getItem('referralCode')) dataset.friend = '';
  } catch {}
}`;
