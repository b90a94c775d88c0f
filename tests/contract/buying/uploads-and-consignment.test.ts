import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { uploads } from '@/backend/api/db/schema/orders';
import { orderBody } from '@/tests/builders/order';
import { call, codeOf, dataFrom, dataOf, signUpMember, type TestMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ rateLimitFactor: 1000 });
let member: TestMember;

beforeAll(async () => {
  member = await signUpMember(backend);
});

const send = (bytes: Buffer, type: string, token: string | null = member.token, name = 'coat.jpg') =>
  call(backend, 'upload', { token, body: bytes, headers: { 'content-type': type, 'x-file-name': encodeURIComponent(name) } });
const picture = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#b81f2d' } })
    .toFormat(format)
    .toBuffer();
/** A JPEG with a colour profile, which is kept with the picture. */
const withProfile = (jpeg: Buffer, text: string) => {
  const body = Buffer.from(`ICC_PROFILE\0\x01\x01${text}`, 'latin1');
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe2, 0, body.length + 2]), body, jpeg.subarray(2)]);
};
/** Bytes that say nothing: as a scan looks when it is packed. */
const noise = (length: number) => {
  let state = 7;
  return Buffer.from(
    Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    }),
  );
};
/** A PDF with one stream in it. */
const pdfWith = (dictionary: string, body: Buffer, trailer = '') =>
  Buffer.concat([
    Buffer.from(`%PDF-1.5\n4 0 obj\n<< ${dictionary} /Length ${body.length} >>\nstream\n`),
    body,
    Buffer.from(`\nendstream\nendobj\ntrailer << /Root 1 0 R ${trailer} >>\n%%EOF\n`),
  ]);
const pdf = (body = '') => Buffer.from(`%PDF-1.4\n1 0 obj << /Type /Catalog ${body} >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`);

describe('an upload', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('of a %s comes back as it was, to its owner only', async (format) => {
    const bytes = await picture(format);
    const kept = dataOf('upload', await send(bytes, `image/${format}`, member.token, '../../etc/大衣.jpg'));
    expect(kept).toMatchObject({ name: '大衣.jpg', size: bytes.length });
    const back = await call(backend, 'uploadedFile', { token: member.token, params: { id: kept.id } });
    expect([back.headers['content-type'], back.rawPayload.equals(bytes)]).toEqual([`image/${format}`, true]);
    expect(back.headers['content-security-policy']).toContain('sandbox');
    const stranger = await signUpMember(backend);
    expect((await call(backend, 'uploadedFile', { token: stranger.token, params: { id: kept.id } })).statusCode).toBe(404);
    expect((await call(backend, 'uploadedFile', { params: { id: kept.id } })).statusCode).toBe(401);
  });

  it('whose name is too long keeps the beginning of it, in whole characters, and its ending', async () => {
    const kept = dataOf('upload', await send(await picture('jpeg'), 'image/jpeg', member.token, `${'a'.repeat(115)}👗.jpg`));
    expect(kept.name).toBe(`${'a'.repeat(115)}.jpg`);
  });

  it('is judged by its bytes, and nothing is kept of what is refused', async () => {
    const jpeg = await picture('jpeg');
    const kept = async () => (await backend.context.database.orm.select({ id: uploads.id }).from(uploads)).length;
    const before = await kept();
    expect(codeOf(await send(Buffer.from('GIF89a'), 'image/gif'))).toBe('UPLOAD_TYPE');
    expect(codeOf(await send(Buffer.from('<svg onload="alert(1)"/>'), 'image/png'))).toBe('UPLOAD_TYPE');
    expect(codeOf(await send(jpeg.subarray(0, jpeg.length - 200), 'image/jpeg'))).toBe('UPLOAD_DAMAGED');
    expect(codeOf(await send(withProfile(jpeg, '<script>alert(1)</script>'), 'image/jpeg'))).toBe('UPLOAD_UNSAFE');
    expect(dataOf('upload', await send(pdf(), 'application/pdf')).type).toBe('application/pdf');
    expect(codeOf(await send(pdf('/OpenAction << /S /#4AavaScript /JS (app.alert(1)) >>'), 'application/pdf'))).toBe('UPLOAD_UNSAFE');
    expect(codeOf(await send(pdf().subarray(0, 40), 'application/pdf'))).toBe('UPLOAD_DAMAGED');
    expect((await send(Buffer.from('hello'), 'text/html')).statusCode).toBe(415);
    expect((await send(Buffer.alloc(11 * 1024 * 1024), 'image/jpeg')).statusCode).toBe(413);
    expect((await send(jpeg, 'image/jpeg', null)).statusCode).toBe(401);
    expect(await kept()).toBe(before + 1); // the sound PDF among them
  });

  it('is not unpacked where a few bytes claim more than sixty million pixels', async () => {
    const small = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#fff' } })
        .png({ compressionLevel: 9 })
        .toBuffer();
    const bomb = await small(10_000, 6_001);
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(codeOf(await send(bomb, 'image/png'))).toBe('UPLOAD_DAMAGED');
    expect((await send(await small(10_000, 6_000), 'image/png')).statusCode).toBe(201);
  });

  it.each([
    ['a thousand files', () => Array.from({ length: 999 }, () => 1)],
    ['a gigabyte', (size: number) => [1024 ** 3 - 2 * size + 1]],
  ])('is the last that fits into %s', async (_quota, sizesBefore) => {
    const { id: userId, token } = await signUpMember(backend);
    const { orm } = backend.context.database;
    const bytes = await picture('jpeg');
    await orm.insert(uploads).values(
      sizesBefore(bytes.length).map((size, at) => ({
        id: `${userId}-${at}`,
        userId,
        name: 'coat.jpg',
        type: 'image/jpeg',
        size,
        createdAt: new Date(),
      })),
    );
    expect((await send(bytes, 'image/jpeg', token)).statusCode).toBe(201);
    const kept = async () => (await orm.select().from(uploads)).filter((row) => row.userId === userId);
    const before = (await kept()).length;
    expect(codeOf(await send(bytes, 'image/jpeg', token))).toBe('UPLOAD_QUOTA');
    expect(await kept()).toHaveLength(before);
  });
});

describe('a PDF', () => {
  const script = '<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>';
  const objects = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode';

  it('of a scan is taken, whatever its packed bytes happen to spell', async () => {
    const scan = Buffer.concat([noise(3_000_000), Buffer.from('\0/JS \x01/XFA\x02'), noise(3_000_000)]);
    expect((await send(pdfWith('/Subtype /Image /Filter /DCTDecode', scan), 'application/pdf')).statusCode).toBe(201);
    expect((await send(pdfWith(objects, deflateSync('1 0 << /Type /Page >>')), 'application/pdf')).statusCode).toBe(201);
  });

  it.each([
    ['packed among its objects', pdfWith(objects, deflateSync(`1 0 ${script}`))],
    [
      'in objects that are not packed',
      pdfWith('/Type /Obj#53tm /N 1 /First 4', Buffer.from(`1 0 ${script.replace('JavaScript', 'JavaScrip#74')}`)),
    ],
    ['where nobody can look', pdfWith(objects.replace('/FlateDecode', '[ /ASCIIHexDecode /FlateDecode ]'), Buffer.from('789c>'))],
    ['behind more than anybody unpacks', pdfWith(objects, deflateSync(Buffer.alloc(70 * 1024 * 1024)))],
    [
      'behind a text that pretends to begin an object',
      pdfWith(objects.replace(' /Filter', ' /X ( obj \\) obj) /Filter'), deflateSync(`1 0 ${script}`)),
    ],
    [
      'behind a dictionary of five thousand blanks',
      pdfWith(objects.replace(' /Filter', `${' '.repeat(5_000)}/Filter`), deflateSync(`1 0 ${script}`)),
    ],
    [
      'behind a text that pretends to begin a stream',
      pdfWith(objects.replace(' /Filter', ' /X (stream\n) /Filter'), deflateSync(`1 0 ${script}`)),
    ],
    ['in a line that pretends to be inside a stream', pdf(`% >> stream\n/OpenAction ${script} % endstream`)],
  ])('with a script %s is not', async (_where, bytes) => {
    expect(codeOf(await send(bytes, 'application/pdf'))).toBe('UPLOAD_UNSAFE');
  });

  it('with a text that has no end is damaged', async () => {
    expect(
      codeOf(await send(pdfWith('/X (never ends', Buffer.from(noise(2000).map((byte) => (byte === 41 ? 0 : byte)))), 'application/pdf')),
    ).toBe('UPLOAD_DAMAGED');
  });

  it('behind a password is said to be so', async () => {
    expect(codeOf(await send(pdfWith('/Subtype /Image', noise(2000), '/Encrypt 9 0 R'), 'application/pdf'))).toBe('UPLOAD_LOCKED');
  });
});

describe('a consignment', () => {
  const piece = (photos: string[] = []) => ({ brand: 'Maison Sample', category: 'bag', condition: 'excellent', photos });

  it('of three pieces costs its collection, of ten nothing; it is tracked, and one key is one consignment', async () => {
    const {
      body: { bookCollection },
    } = await orderBody(backend, { user: null });
    const { id } = dataOf('upload', await send(await picture('jpeg'), 'image/jpeg'));
    const body = { country: 'hk', items: [piece([id]), piece(), piece()], bookCollection, termsVersion: '2026-01' };
    const headers = { 'idempotency-key': 'key-of-a-consignment-0123' };
    const first = await dataFrom(backend, 'orderConsignment', { token: member.token, body, headers });
    expect(first).toMatchObject({ chargedLater: 15_000, booking: { date: bookCollection.date.date } });
    expect(await dataFrom(backend, 'orderConsignment', { token: member.token, body, headers })).toEqual(first);
    const ten = await dataFrom(backend, 'orderConsignment', {
      token: member.token,
      body: { ...body, items: Array.from({ length: 10 }, () => piece()) },
    });
    expect(ten.chargedLater).toBe(0);
    const list = (await dataFrom(backend, 'consignments', { token: member.token })).consignments;
    expect(list.map(({ pieces }) => pieces.length)).toEqual([10, 3]);
    expect(list[1]?.pieces[0]).toMatchObject({ state: 'requested', photos: [id] });
  });

  it('is refused without a piece, without a collection, or with photos of somebody else', async () => {
    const {
      body: { bookCollection },
    } = await orderBody(backend, { user: null });
    const stranger = await signUpMember(backend);
    const { id } = dataOf('upload', await send(await picture('jpeg'), 'image/jpeg'));
    const base = { country: 'hk', termsVersion: '2026-01' };
    for (const body of [
      { ...base, bookCollection },
      { ...base, items: [piece(), piece(), piece()] },
      { ...base, items: [piece([id]), piece(), piece()], bookCollection },
    ]) {
      expect(codeOf(await call(backend, 'orderConsignment', { token: stranger.token, body }))).toBe('VALIDATION');
    }
  });
});
