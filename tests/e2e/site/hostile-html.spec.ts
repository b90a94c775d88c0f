import { sanitiseHtml } from '@/services/content/sanitise-html';
import { PAYLOADS, PICTURES } from '@/tests/builders/hostile-html';
import { expect, test } from '@/tests/e2e/fixtures';

/** Without a policy: what is cleaned has to be harmless by itself. */
const PAGE = '<!doctype html><title>Nothing but this</title>';

test('what is left of hostile HTML does nothing in a browser, which reads it as the server did', { tag: '@hk' }, async ({ page }) => {
  const asked: string[] = [];
  const address = 'http://plain.localhost/';
  await page.route(`${address}**`, (route) => {
    if (route.request().url() === address) return route.fulfill({ contentType: 'text/html', body: PAGE });
    asked.push(route.request().url());
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto(address);
  const clean = [...PAYLOADS, ...PICTURES].map((payload) => sanitiseHtml(`<p>before</p>${payload}<p>after</p>`));
  const { acted, again } = await page.evaluate(async (given) => {
    const words: string[] = [];
    window.alert = (word) => void words.push(String(word));
    const read = given.map((html) => {
      const place = document.createElement('div');
      place.innerHTML = html;
      document.body.append(place);
      return place.innerHTML;
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { acted: words, again: read };
  }, clean);
  expect(acted).toEqual([]);
  expect(asked).toEqual([]);
  expect(again).toEqual(clean);
});

test('the same HTML acts where nobody cleans it', { tag: '@hk' }, async ({ page, noise }) => {
  noise.tolerate(/./);
  const address = 'http://unclean.localhost/';
  await page.route('**/*', (route) =>
    route.request().url() === address ? route.fulfill({ contentType: 'text/html', body: PAGE }) : route.abort(),
  );
  await page.goto(address);
  const acted = await page.evaluate(
    async (given) => {
      let count = 0;
      window.alert = () => void (count += 1);
      for (const html of given) {
        const place = document.createElement('div');
        place.innerHTML = html;
        document.body.append(place);
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
      return count;
    },
    PAYLOADS.filter((payload) => !/meta http-equiv|<base/.test(payload)),
  );
  expect(acted).toBeGreaterThan(3);
});
