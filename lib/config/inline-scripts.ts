/**
 * The only inline script of the documents; the CSP allows it by its hash. It has no build step: small, and
 * must not fail. It marks on <html>, before anything is painted: whether there is a session, so that the static header shows the right
 * state; whether a friend's code is kept, so that its bar has its room; and whether the address names a step, so that no flow flashes its
 * first view (`components/ui/hooks/use-steps.ts`).
 */
export const SESSION_MARK = `{
  const { dataset } = document.documentElement;
  dataset.session = 'out';
  try {
    if (/[?&]step=/.test(location.search)) dataset.step = '';
    if (/(^|; )accessToken=[!-$&-:<-~]/.test(document.cookie)) dataset.session = 'in';
    else if (/[?&]ref=./.test(location.search) || localStorage.getItem('referralCode')) dataset.friend = '';
  } catch {}
}`;
