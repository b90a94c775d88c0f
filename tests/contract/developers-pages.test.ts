import { describe, expect, it } from 'vitest';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend();

const PAGES = [
  '/outbox',
  '/outbox.json',
  '/outbox/gallery',
  '/outbox/gallery/zh/sold',
  '/ops',
  '/ops/items.json',
  '/team/session',
  '/team/conversations/somebody/messages',
];
const ask = (url: string, headers: Record<string, string>) => backend.app.inject({ url, headers });

describe.each(PAGES)('%s, where whoever reaches it may look', (url) => {
  it.each(['localhost:4000', 'hk.localhost:4000', '127.0.0.1:4000', '[::1]:4000'])(
    'is there for this machine, by the name of %s',
    async (host) => {
      expect((await ask(url, { host })).statusCode).toBe(200);
    },
  );

  it('is not for another machine that writes our name', async () => {
    expect([401, 403]).toContain(
      (await backend.app.inject({ url, headers: { host: 'localhost:4000' }, remoteAddress: '192.168.1.20' })).statusCode,
    );
  });

  it.each(['evil.example', 'evil.example:4000', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    'is not for a page that lets its own name, %j, mean this machine',
    async (host) => {
      expect([401, 403]).toContain((await ask(url, { host })).statusCode);
    },
  );

  it.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'])('is not for whom a proxy brings: %s', async (name) => {
    expect([401, 403]).toContain((await ask(url, { host: 'localhost:4000', [name]: '203.0.113.9' })).statusCode);
  });

  it('is read by no page of another site', async () => {
    const answer = await ask(url, { host: 'localhost:4000', origin: 'http://localhost:4000' });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

describe('/metrics without a token', () => {
  it('is for this machine, asked by its name and by no proxy', async () => {
    expect((await ask('/metrics', { host: 'localhost:4000' })).statusCode).toBe(200);
    const strangers: Record<string, string>[] = [{ host: 'evil.example' }, { host: 'localhost:4000', 'x-forwarded-for': '203.0.113.9' }];
    for (const headers of strangers) expect((await ask('/metrics', headers)).statusCode).toBe(401);
  });
});

it('a command of the operations is taken from no stranger either', async () => {
  const command = (headers: Record<string, string>) =>
    backend.app.inject({
      method: 'POST',
      url: '/ops/commands',
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{"command":"clock","days":1}',
    });
  expect((await command({ host: 'evil.example', origin: 'http://evil.example' })).statusCode).toBe(403);
});

describe('the mails of the outbox', () => {
  const local = { host: 'localhost:4000' };

  it('are shown in frames in which nothing runs, with their styles and their text', async () => {
    const page = await ask('/outbox/gallery?locale=zh-Hans', local);
    const frames = [...page.body.matchAll(/<iframe[^>]*\ssrc="([^"]+)"/g)].map(([, src = '']) => src);
    expect(frames.length).toBeGreaterThan(50);
    expect(page.headers['content-security-policy']).toContain("frame-src 'self'");
    const mail = await ask(frames[0] ?? '', local);
    expect(mail.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups",
    );
    expect(mail.body).toContain('<html lang="zh-Hans-SG">');
  });

  it.each(['/outbox/mails/none', '/outbox/gallery/xx/sold', '/outbox/gallery/en/none'])(
    'are not there by another name: %s',
    async (url) => {
      expect((await ask(url, local)).statusCode).toBe(404);
    },
  );
});
