/**
 * The only inline script of the documents; the CSP allows it by its hash. It has no build step, so it must be small and must not fail.
 * Before the first paint it marks on <html> whether there is a session, so that the static header shows the right state; whether a
 * referral code is stored, so that space is reserved for its bar; whether a basket comes with the visitor, so that the suggested one does
 * not flash before it; and whether the address names a step, so that no flow flashes its first view (`components/ui/hooks/use-steps.ts`);
 * where a script fails to load, that view is all there is, and it is shown. `data-arrival`: the visitor begins at the top, neither by
 * reload, Back nor an address with a fragment (`laidOutLater` in `components/ui/layout/section.tsx`). `data-fonts` goes where our fonts are
 * in the browser's cache (`components/layout/first-view.ts`).
 * What a link brings is kept for visitors who go on before hydration: a friend's code counts at once, a coupon or a quote waits for the
 * calculator with its time (`use-arriving-basket.ts`); no other parameter is kept. The contact page has these for its message only.
 */
export const SESSION_MARK = `{
  const { dataset } = document.documentElement;
  dataset.session = 'out';
  try {
    if (/[?&]step=[^&]/.test(location.search)) dataset.step = '';
    addEventListener('error', ({ target }) => target.tagName === 'SCRIPT' && delete dataset.step && delete dataset.basket, true);
    if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate') dataset.arrival = '';
    if (/(^|; )accessToken=[!-$&-:<-~]/.test(document.cookie)) dataset.session = 'in';
    else if (/[?&]ref=./.test(location.search) || localStorage.getItem('referralCode')) dataset.friend = '';
    if (/[?&]quote=./.test(location.search + '&' + localStorage['draft:arrival']) || Object.keys(localStorage).some((key) => key.startsWith('basket.'))) dataset.basket = '';
    if (dataset.session === 'out' || localStorage.fonts) delete dataset.fonts;
    const [, friend] = /[?&]ref=([^&]{1,200})(&|$)/.exec(location.search) ?? [];
    if (friend) localStorage.referralCode = (friend + ':' + Date.now() + ' ' + (localStorage.referralCode ?? '')).slice(0, 1000).trim();
    const brought = location.search.match(/[?&](coupon|quote)=[^&]{1,4000}/g);
    if (brought && !location.pathname.includes('contact')) localStorage['draft:arrival'] = brought.join('').slice(1) + '&at=' + Date.now();
  } catch {}
}`;
