/**
 * The only script that stands in a document itself; the content security policy names it by its hash. It has no build step: small, and
 * must not fail. It marks on <html> whether there is a session, before anything is painted, so that the static header shows the right
 * state.
 */
export const SESSION_MARK = `{
  const { dataset } = document.documentElement;
  dataset.session = 'out';
  try {
    if (/(^|; )accessToken=[!-$&-:<-~]/.test(document.cookie)) dataset.session = 'in';
  } catch {}
}`;
