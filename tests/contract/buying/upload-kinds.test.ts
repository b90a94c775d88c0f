import { crc32, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { bearer, call, codeOf, dataOf, signUpMember, type TestMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ rateLimitFactor: 10_000 });
let member: TestMember;

beforeAll(async () => {
  member = await signUpMember(backend);
});

const send = (bytes: Buffer, type: string, headers: Record<string, string | string[]> = {}) =>
  call(backend, 'upload', { token: member.token, body: bytes, headers: { 'content-type': type, 'x-file-name': 'a', ...headers } });
const drawn = () => sharp({ create: { width: 24, height: 16, channels: 3, background: '#b81f2d' } });
const latin = (text: string) => Buffer.from(text, 'latin1');

const chunk = (name: string, body: Buffer) => {
  const named = Buffer.concat([latin(name), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
const insert = (bytes: Buffer, at: number, more: Buffer) => Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);
const pdf = (body: string) => latin(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${body} >>\nendobj\n%%EOF\n`);

describe('what is not taken for a picture or a document', () => {
  it.each([
    [
      'a drawing that is a page, as PNG',
      'image/png',
      latin('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    ['the same as what it is', 'image/svg+xml', latin('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page as JPEG', 'image/jpeg', latin('<html><script>alert(1)</script>')],
    ['an animation of another kind', 'image/gif', latin('GIF89a\x01\0\x01\0\0\0\0;')],
    ['a program', 'application/octet-stream', latin('MZ\x90\0\x03\0\0\0')],
    ['a packed picture', 'image/png', gzipSync(Buffer.from('x'))],
    ['PostScript as PDF', 'application/pdf', latin('%!PS-Adobe-3.0\n(%pipe%id) (r) file')],
    ['a part of a form', 'image/png', latin('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n')],
  ])('%s', async (_what, type, bytes) => {
    expect(codeOf(await send(bytes, type))).toBe('UPLOAD_TYPE');
  });

  it('a picture that is packed on its way, which nobody unpacks', async () => {
    expect(codeOf(await send(gzipSync(await drawn().png().toBuffer()), 'image/png', { 'content-encoding': 'gzip' }))).toBe('UPLOAD_TYPE');
  });

  it.each(['image/png', 'application/pdf'])('nothing at all, as %s', async (type) => {
    expect(codeOf(await send(Buffer.alloc(0), type))).toBe('UPLOAD_TYPE');
  });
});

describe('a picture', () => {
  it('of 65,535 by 65,535 points in a few bytes is refused before it is unpacked', async () => {
    const jpeg = await drawn().jpeg().toBuffer();
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.fill(0xff, frame + 5, frame + 9);
    expect(codeOf(await send(jpeg, 'image/jpeg'))).toBe('UPLOAD_DAMAGED');
    const png = await drawn().png().toBuffer();
    const head = Buffer.from(png.subarray(16, 29));
    head.writeUInt32BE(65_535, 0);
    head.writeUInt32BE(65_535, 4);
    const whole = Buffer.concat([png.subarray(0, 8), chunk('IHDR', head), png.subarray(33)]);
    expect(codeOf(await send(whole, 'image/png'))).toBe('UPLOAD_DAMAGED');
  });

  it.each([
    ['a text that unpacks to 200 MB', 'zTXt', latin('Comment\0\0')],
    ['a colour profile that does', 'iCCP', latin('profile\0\0')],
  ])('with %s takes no such memory, and does not keep it', async (_what, name, head) => {
    const bomb = chunk(name, Buffer.concat([head, deflateSync(Buffer.alloc(200 * 1024 * 1024))]));
    const before = process.memoryUsage().rss;
    const answer = await send(insert(await drawn().png().toBuffer(), 33, bomb), 'image/png');
    expect([201, 422]).toContain(answer.statusCode);
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
    if (name === 'zTXt') expect(dataOf('upload', answer).size).toBeLessThan(1_000);
  });

  it('that moves for a thousand frames is looked at once', async () => {
    const frames = await sharp(Buffer.alloc(24 * 16 * 3 * 1_000, 7), { raw: { width: 24, height: 16_000, channels: 3, pageHeight: 16 } })
      .webp({ effort: 0 })
      .toBuffer();
    const kept = dataOf('upload', await send(frames, 'image/webp'));
    expect(kept.size).toBe(frames.length);
  });

  it.each([0, 9, 255, 65_535])('whose orientation is %d, which is none, is kept upright', async (orientation) => {
    const turned = await drawn().jpeg().withMetadata({ orientation: 3 }).toBuffer();
    const place = turned.indexOf(Buffer.from([0x12, 0x01, 0x03, 0x00]));
    expect(place).toBeGreaterThan(0);
    turned.writeUInt16LE(orientation, place + 8);
    const { id } = dataOf('upload', await send(turned, 'image/jpeg'));
    const back = await backend.app.inject({ url: `/ext/uploads/${id}`, headers: bearer(member.token) });
    expect((await sharp(back.rawPayload).metadata()).orientation ?? 1).toBe(1);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'of a %s whose bytes were changed anywhere is refused or kept, and never breaks the backend',
    async (format) => {
      const bytes = await drawn()
        .withExif({ IFD0: { Make: 'Maker' } })
        .toFormat(format)
        .toBuffer();
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.constantFrom(0, 1, 2, 8, 16, 127, 255)), { minLength: 1, maxLength: 6 }),
          fc.nat(bytes.length),
          fc.boolean(),
          async (changes, length, isCut) => {
            const changed = Buffer.from(bytes);
            for (const [place, byte] of changes) changed[place] = byte;
            const { statusCode } = await send(isCut ? changed.subarray(0, length) : changed, `image/${format}`);
            expect([201, 415, 422]).toContain(statusCode);
          },
        ),
        { numRuns: 60, seed: 7 },
      );
    },
  );
});

describe('a PDF that acts', () => {
  it.each([
    ['starts a program, escaped', '/OpenAction << /S /L#61unch /F (cmd.exe) >>'],
    ['carries a file, escaped', '/Names << /Embedded#46iles << >> >>'],
    ['runs a script when a page is seen', '/AA << /O << /S /JavaScript /JS (x) >> >>'],
    ['runs one under its short name, escaped', '/A << /S /X /#4a#53 (x) >>'],
    ['sends its form away', '/A << /S /SubmitForm /F (https://a.example) >>'],
    ['has a form of XML', '/AcroForm << /XFA 2 0 R >>'],
    ['hides its script behind a text in digits', '/X <(> /A << /S /X /JS 1 0 R >> /Y <)>'],
    ['hides it behind a comment', '/X (\n%)\n) /A << /JS (x) >>'],
    [
      'hides objects inside of a picture',
      '>>\nendobj\n2 0 obj << /Subtype /Image >>\nstream\n5 0 obj << /Type /Obj#53tm /First 0 >> stream\nendstream endobj <<',
    ],
    [
      'names two ways to unpack its objects',
      `>>\nendobj\n2 0 obj << /Type /ObjStm /First 0 /Filter /FlateDecode /Filter /A85 >>\nstream\n${deflateSync('1 0').toString('latin1')}\nendstream endobj <<`,
    ],
  ])('and %s is refused', async (_what, body) => {
    expect(codeOf(await send(pdf(body), 'application/pdf'))).toBe('UPLOAD_UNSAFE');
  });

  it('after it has been unpacked a thousand times is refused before that', async () => {
    const objects = deflateSync(Buffer.alloc(3 * 1024 * 1024)).toString('latin1');
    const stream = `2 0 obj << /Type /ObjStm /First 0 /Filter /FlateDecode >>\nstream\n${objects}\nendstream\nendobj\n`;
    const before = process.memoryUsage().rss;
    expect(codeOf(await send(pdf(`>>\nendobj\n${stream.repeat(300)}3 0 obj <<`), 'application/pdf'))).toBe('UPLOAD_UNSAFE');
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  });
});

describe('a kept file', () => {
  const keep = async (headers: Record<string, string | string[]> = {}) =>
    dataOf('upload', await send(await drawn().png().toBuffer(), 'image/png', headers)).id;
  const fetched = (id: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    backend.app.inject({ method, url: `/ext/uploads/${id}`, headers: { ...bearer(member.token), ...headers } });

  it.each(['bytes=0-3', 'bytes=-1', 'bytes=9-0', 'bytes=0-1,2-3', `bytes=${'0-,'.repeat(500)}`, 'lines=1'])(
    'comes whole, whatever range is asked for: %s',
    async (range) => {
      const id = await keep();
      const [whole, part] = [await fetched(id), await fetched(id, { range })];
      expect([part.statusCode, part.rawPayload.equals(whole.rawPayload)]).toEqual([200, true]);
    },
  );

  it('is never guessed at, nor shown as a page, nor kept where others read', async () => {
    const { headers } = await fetched(await keep());
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-type': 'image/png',
      'content-disposition': expect.stringMatching(/^attachment;/) as unknown,
      'cache-control': expect.stringContaining('private') as unknown,
    });
  });

  it.each([
    ['a line break', 'a%0D%0ASet-Cookie:%20x=1.png', 'aSet-Cookie x=1.png'],
    ['a quote', 'a%22%3B%20filename=%22b.exe', 'a; filename=b.png'],
    ['a broken escape', '%E0%A4%A', 'file.png'],
    ['half an emoji', '%ED%A0%BD.png', 'file.png'],
    ['text that was not encoded', 'a b.png', 'a b.png'],
  ])('whose name held %s has a harmless one', async (_what, given, name) => {
    const { headers } = await fetched(await keep({ 'x-file-name': given }));
    expect(headers['set-cookie']).toBeUndefined();
    expect(decodeURIComponent(/^attachment; filename\*=UTF-8''([\w%.~!-]+)$/.exec(headers['content-disposition'] ?? '')?.[1] ?? '')).toBe(
      name,
    );
  });

  it('with two names has one that leads nowhere', async () => {
    const id = await keep({ 'x-file-name': ['a.png', '../b.exe'] });
    expect((await fetched(id)).headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+\.png$/);
  });

  it.each(['..%2f..%2fetc%2fpasswd', '%00', '.', '..', 'a'.repeat(64), '%F0%9F%91%97'])('is none under the id %s', async (id) => {
    expect([400, 404, 405]).toContain((await fetched(id)).statusCode);
  });

  it('says nothing of itself to who asks for its head without a session', async () => {
    const id = await keep();
    expect((await backend.app.inject({ method: 'HEAD', url: `/ext/uploads/${id}` })).statusCode).toBe(401);
    expect((await fetched(id, {}, 'HEAD')).statusCode).toBe(200);
  });
});
