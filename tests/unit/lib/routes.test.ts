import { describe, expect, it } from 'vitest';
import { routeOfPath, ROUTES } from '@/lib/config/routes';

describe('routeOfPath', () => {
  it.each([
    ['/', 'home'],
    ['/blog', 'blog'],
    ['/blog/winter-coats', 'blog'],
    ['/billings/inv-1', 'billings'],
    ['/payment-method', 'paymentMethod'],
    ['/services-pricing/store', 'servicesPricing'],
  ])('finds %s as %s', (path, name) => {
    expect(routeOfPath(path)?.name).toBe(name);
  });

  it.each(['/blogger', '/chatter', '/items-old', '/nothing'])('knows no route for %s', (path) => {
    expect(routeOfPath(path)).toBeNull();
  });
});

describe('the shell', () => {
  const without = (part: 'header' | 'footer') =>
    Object.values(ROUTES)
      .filter((route) => !route[part])
      .map(({ path }) => path)
      .sort();

  it('has no header on chat, payment method, billings, outfit, blog and webview, no footer on the same without the blog', () => {
    expect(without('header')).toEqual(['/billings', '/blog', '/chat', '/outfit', '/payment-method', '/webview']);
    expect(without('footer')).toEqual(['/billings', '/chat', '/outfit', '/payment-method', '/webview']);
  });
});
