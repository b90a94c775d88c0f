import { sanitiseHtml } from '@/services/content/sanitise-html';
import { PAYLOADS, PICTURES } from '@/tests/builders/hostile-html';
import { expect, test } from '@/tests/e2e/fixtures';

/** Without a policy: what is cleaned has to be harmless by itself. */
const PAGE = '<!doctype html><title>Nothing but this</title>';
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

test('what is left of hostile HTML does nothing in a browser, which reads it as the server did', { tag: '@hk' }, async ({ page }) => {
  const asked: string[] = [];
  const address = 'http://plain.localhost/';
  await page.route(`${address}**`, (route) => {
    if (route.request().url() === address) return route.fulfill({ contentType: 'text/html', body: PAGE });
    if (route.request().url() === `${address}last.svg`) return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
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
    // A picture that is asked for last is there last; what any of it sets off runs before the second frame.
    const last = document.createElement('img');
    const loaded = new Promise((resolve) => last.addEventListener('load', resolve));
    last.src = '/last.svg';
    document.body.append(last);
    await loaded;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
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
  await page.evaluate(
    (given) => {
      window.alert = () => void (document.title += '!');
      for (const html of given) {
        const place = document.createElement('div');
        place.innerHTML = html;
        document.body.append(place);
      }
    },
    PAYLOADS.filter((payload) => !/meta http-equiv|<base/.test(payload)),
  );
  await expect(page).toHaveTitle(/!{4}$/);
});
