import { describe, expect, it } from 'vitest';
import { HOSTS, standForFile, type Handler } from './stand-in-copies';

const stand = standForFile();

describe('an editor’s picture', () => {
  const pathOf = (query: string) => `/_next/image?${query}`;
  let picture = 0;
  /** As the pages of the site write it. */
  const freshQuery = () => `url=${encodeURIComponent(`https://cms.example/uploads/(a)_${String((picture += 1))}.png`)}&w=640&q=75`;
  const saysTypes: Handler = (request, response) =>
    response
      .setHeader('Cache-Control', 'public, max-age=86400, must-revalidate')
      .setHeader('Vary', 'Accept')
      .end(`${request.url ?? ''} ${request.headers.accept ?? 'none'} ${request.headers.cookie ?? ''}`.trim());

  it('is kept by its address, width and quality, and by what the browser can show', async () => {
    stand.behave(saysTypes);
    const query = freshQuery();
    const readers = [
      ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'image/avif,image/webp'],
      ['image/webp;q=0.9, IMAGE/AVIF', 'image/avif,image/webp'],
      ['image/webp,*/*', 'image/webp'],
      ['image/avif;q=0, image/webp', 'image/webp'],
      ['*/*', 'none'],
      ['image/png', 'none'],
    ] as const;
    for (const [accept, types] of readers) {
      const { body, headers } = await stand.ask(HOSTS.hk, pathOf(query), { headers: { accept, cookie: 'accessToken=abc' } });
      expect(body, accept).toBe(`${pathOf(query)} ${types}`);
      expect(headers['cache-control']).toBe('public, max-age=86400, must-revalidate');
    }
    expect(stand.asked()).toHaveLength(3);
    for (const other of [query.replace('w=640', 'w=960'), freshQuery()]) {
      expect((await stand.ask(HOSTS.hk, pathOf(other))).body).toContain(pathOf(other));
    }
    expect(stand.asked()).toHaveLength(2);
  });

  it.each([
    '',
    'w=640&q=75',
    'url=%2Fartwork%2Fa.webp&w=640&q=75',
    'url=https://cms.example/a.png&w=640&q=75',
    'w=640&url=https%3A%2F%2Fcms.example%2Fa.png&q=75',
    'url=https%3A%2F%2Fcms.example%2Fa.png&w=640&q=75&x=1',
    'url=https%3A%2F%2Fcms.example%2Fa.png&w=0640&q=75',
    'url=https%3A%2F%2Fcms.example%2Fa.png&url=https%3A%2F%2Fevil.example%2Fa.png&w=640&q=75',
    'url=https%3A%2F%2Fcms.example%2Fa.png&w=640&q=75&__nextLocale=en',
  ])('that no page asks for is refused before the site: %s', async (query) => {
    stand.behave(saysTypes);
    expect((await stand.ask(HOSTS.hk, pathOf(query))).status).toBe(400);
    expect(stand.asked()).toEqual([]);
  });

  it('that the site refuses or cannot get is not kept', async () => {
    const query = freshQuery();
    for (const status of [400, 404, 504]) {
      stand.behave((_request, response) => response.writeHead(status).end());
      expect((await stand.ask(HOSTS.hk, pathOf(query))).status).toBe(status);
    }
    stand.behave(saysTypes);
    expect((await stand.ask(HOSTS.hk, pathOf(query))).status).toBe(200);
  });
});
