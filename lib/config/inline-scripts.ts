/**
 * The only script that stands in a document itself; the content security policy names it by its hash. It has no build step: small, and
 * must not fail. It marks on <html>, before anything is painted, whether there is a session, so that the static header shows the right
 * state, and whether the address names a step, so that no flow flashes its first view (`components/ui/hooks/use-steps.ts`).
 */
export const SESSION_MARK = `{
  const { dataset } = document.documentElement;
  dataset.session = 'out';
  try {
    if (/[?&]step=/.test(location.search)) dataset.step = '';
    if (/(^|; )accessToken=[!-$&-:<-~]/.test(document.cookie)) dataset.session = 'in';
  } catch {}
}`;
