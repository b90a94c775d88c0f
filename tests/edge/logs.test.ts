import { describe, expect, it } from 'vitest';
import { HOSTS, standForFile } from './stand-in-copies';

const stand = standForFile();

const TOKEN = 'not-for-any-log';
const QUERY = `?locale=en&token=${TOKEN}`;
/** Of a page that a token opened, should a browser ever say it. */
const headers = { referer: `https://${HOSTS.hk}/items${QUERY}` };

/** nginx writes its access log every second. */
async function expectLogged(...parts: string[]) {
  await expect.poll(() => stand.logs().access, { timeout: 10_000 }).toContain(parts[0]);
  for (const part of parts) expect(stand.logs().access).toContain(part);
  const { access, complaints } = stand.logs();
  for (const log of [access, complaints]) expect(log).not.toContain(TOKEN);
}

describe('a token in an address, or in the one that a visitor comes from', () => {
  it.each([
    '/items',
    '/zh-Hans/items',
    '/webview/wardrobe',
    '/zh/login/callback/google',
    '/api/preview',
    '/region-suggestion',
    '/favicon.ico',
  ])('is in no log when no copy answers: %s', async (path) => {
    stand.behave((request) => request.socket.destroy());
    const answer = await stand.ask(HOSTS.hk, path + QUERY, { headers });
    expect(answer.status).toBe(502);
    // So that what the browser asks for next, its icon at least, does not bring the address along.
    expect(answer.body).toContain('<meta name="referrer" content="no-referrer">');
    await expectLogged(`"GET ${path}" 502`);
  });

  it('is in none when the API is gone, nor when nobody’s host is asked', async () => {
    expect((await stand.ask(HOSTS.api, `/newsletter/unsubscribe${QUERY}`, { headers })).status).toBe(502);
    expect((await stand.ask('evil.example', `/items${QUERY}`, { headers })).status).toBe(421);
    await expectLogged('"GET /newsletter/unsubscribe" 502', '"GET /items" 421');
  });

  it('is in none over the limit', async () => {
    stand.behave((_request, response) => response.end());
    const one = { ...headers, 'x-forwarded-for': '203.0.113.50' };
    const answers = await Promise.all(Array.from({ length: 80 }, () => stand.ask(HOSTS.hk, `/items${QUERY}&%61=1`, { headers: one })));
    expect(answers.map(({ status }) => status)).toContain(429);
    await expectLogged('"GET /items" 429');
  });

  it('is not needed to find what failed: the access log names the copies that were asked, and what each of them said', async () => {
    stand.behave((request, response, copy) => (copy === 0 ? request.socket.destroy() : response.end()));
    // Turn by turn: one of two begins with the copy that breaks off.
    for (let round = 0; round < 2; round += 1) expect((await stand.ask(HOSTS.hk, '/region-suggestion')).status).toBe(200);
    await expect
      .poll(() => stand.logs().access, { timeout: 10_000 })
      .toMatch(/"GET \/region-suggestion" 200 .* copy="127\.0\.0\.1:\d+, 127\.0\.0\.1:\d+" "502, 200" /);
  });

  it('is not needed for what is kept either: the line of what was asked behind the cache has the visitor’s id', async () => {
    stand.behave((request, response, copy) => (copy === 0 ? request.socket.destroy() : response.end()));
    for (const path of ['/one', '/two']) expect((await stand.ask(HOSTS.hk, path + QUERY, { headers })).status).toBe(200);
    const behind = /"GET (\/one|\/two)" 200 \S+ copy="127\.0\.0\.1:\d+, 127\.0\.0\.1:\d+" "502, 200" id=(\w+)/;
    await expect.poll(() => stand.logs().access, { timeout: 10_000 }).toMatch(behind);
    const [, path, id] = behind.exec(stand.logs().access) ?? [];
    await expectLogged(`"GET ${path}" 200 `, `cache=MISS copy="unix:`, `id=${id}`);
    expect(stand.logs().access.match(new RegExp(` id=${id}$`, 'gm'))).toHaveLength(2);
  });
});
