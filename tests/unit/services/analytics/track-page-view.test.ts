import { expect, it } from 'vitest';
import { withoutSecrets } from '@/components/layout/page-views';

it.each([
  ['/items?token=abc', '/items'],
  ['/zh/items?item=a-coat&token=abc&view=list#pieces', '/zh/items?item=a-coat&view=list'],
  ['/login/callback/google?code=abc&state=def', '/login/callback/google'],
  ['/faqs?q=why?&token=a?b', '/faqs?q=why%3F'],
  ['/faqs#q?token=abc', '/faqs'],
  ['/', '/'],
])('of %s only what may be counted is counted', (path, counted) => {
  expect(withoutSecrets(path)).toBe(counted);
});
