import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRows } from '@/tests/setup/read-rows';
import { call, dataOf, signUpMember, type TestMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ rateLimitFactor: 1000 });
let member: TestMember;

beforeAll(async () => {
  member = await signUpMember(backend);
});

const send = (bytes: Buffer, type: string, name: string) =>
  call(backend, 'upload', { token: member.token, body: bytes, headers: { 'content-type': type, 'x-file-name': encodeURIComponent(name) } });

/** What is kept of a file: its record and its bytes. */
async function keptOf(bytes: Buffer, type: string, name = 'a.jpg') {
  const kept = dataOf('upload', await send(bytes, type, name));
  const back = await call(backend, 'uploadedFile', { token: member.token, params: { id: kept.id } });
  expect(back.headers['content-type']).toBe(kept.type);
  expect(back.rawPayload).toHaveLength(kept.size);
  return { ...kept, bytes: back.rawPayload, headers: back.headers };
}

const TOLD = {
  IFD0: { Make: 'SecretMaker', Model: 'SecretModel', Artist: 'SecretArtist', DateTime: '2026:11:01 10:11:12' },
  IFD2: { DateTimeOriginal: '2026:11:01 10:11:12' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 17/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '114/1 9/1 30/1' },
};
const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">SecretPlace</rdf:RDF></x:xmpmeta>';
const SECRETS = /Secret|2026:11:01|GPS|xmpmeta/;
const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
type Format = (typeof FORMATS)[number];

/** Wider than high, red on its left. */
const plain = (): Sharp =>
  sharp({ create: { width: 40, height: 24, channels: 3, background: '#2d1fb8' } }).composite([
    { input: { create: { width: 8, height: 24, channels: 3, background: '#b81f2d' } }, left: 0, top: 0 },
  ]);
const photograph = (format: Format, orientation = 1) =>
  plain().withIccProfile('p3').withExif(TOLD).withXmp(XMP).withMetadata({ orientation }).toFormat(format).toBuffer();
const pixelsOf = (bytes: Buffer, isTurned = false) => (isTurned ? sharp(bytes).rotate() : sharp(bytes)).raw().toBuffer();

describe.each(FORMATS)('of a %s', (format) => {
  it('nothing is kept of what the camera told, and every pixel and the colours are', async () => {
    const bytes = await photograph(format);
    expect(bytes.toString('latin1')).toMatch(SECRETS);
    const kept = await keptOf(bytes, `image/${format}`);
    expect(kept.bytes.toString('latin1')).not.toMatch(SECRETS);
    const { exif, xmp, iptc, icc } = await sharp(kept.bytes).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect(icc?.length).toBe((await sharp(bytes).metadata()).icc?.length);
    expect((await pixelsOf(kept.bytes)).equals(await pixelsOf(bytes))).toBe(true);
  });

  it('without anything told, the bytes are the same', async () => {
    const bytes = await plain().toFormat(format).toBuffer();
    expect((await keptOf(bytes, `image/${format}`)).bytes.equals(bytes)).toBe(true);
  });
});

describe('which way up a picture is', () => {
  const turned = (['jpeg', 'png', 'webp'] as const).flatMap((format) => [2, 3, 6, 8].map((orientation) => [format, orientation] as const));
  it.each(turned)('stays in a %s: %d', async (format, orientation) => {
    const bytes = await photograph(format, orientation);
    expect((await sharp(bytes).metadata()).orientation).toBe(orientation);
    const kept = await keptOf(bytes, `image/${format}`);
    expect(kept.bytes.toString('latin1')).not.toMatch(SECRETS);
    expect((await sharp(kept.bytes).metadata()).orientation).toBe(orientation);
    expect((await pixelsOf(kept.bytes, true)).equals(await pixelsOf(bytes, true))).toBe(true);
  });
});

const segment = (marker: number, body: string) => {
  const bytes = Buffer.from(body, 'latin1');
  return Buffer.concat([Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff]), bytes]);
};
const chunk = (name: string, body: string) => {
  const named = Buffer.from(name + body, 'latin1');
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
/** A WebP with one more part, which it counts. */
const withChunk = (webp: Buffer, name: string, body: string) => {
  const even = body.length % 2 === 0 ? body : `${body} `;
  const whole = Buffer.concat([webp, Buffer.from(`${name}\0\0\0\0${even}`, 'latin1')]);
  whole.writeUInt32LE(even.length, webp.length + 4);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
};
const insert = (bytes: Buffer, at: number, ...more: Buffer[]) => Buffer.concat([bytes.subarray(0, at), ...more, bytes.subarray(at)]);
const PNG_HEAD_END = 8 + 25;

describe('what programs hide in a picture', () => {
  const cases: [string, Format, (bytes: Buffer) => Buffer | Promise<Buffer>][] = [
    ['a comment', 'jpeg', (bytes) => insert(bytes, 2, segment(0xfe, 'SecretComment'))],
    ['what the press writes (IPTC)', 'jpeg', (bytes) => insert(bytes, 2, segment(0xed, 'Photoshop 3.0\0SecretCity'))],
    ['a second part of XMP', 'jpeg', (bytes) => insert(bytes, 2, segment(0xe1, 'http://ns.adobe.com/xmp/extension/\0SecretXmp'))],
    ['the notes of a maker', 'jpeg', (bytes) => insert(bytes, 2, segment(0xe4, 'SecretNotes'), segment(0xeb, 'SecretC2pa'))],
    ['a second photograph behind the first', 'jpeg', async (bytes) => Buffer.concat([bytes, await photograph('jpeg')])],
    ['texts', 'png', (bytes) => insert(bytes, PNG_HEAD_END, chunk('tEXt', 'Location\0SecretPlace'), chunk('iTXt', 'x\0\0\0\0\0Secret'))],
    ['a time', 'png', (bytes) => insert(bytes, PNG_HEAD_END, chunk('tIME', '\x07\xea\x0b\x01\0\0\0'), chunk('prVt', 'SecretOwn'))],
    [
      'an older version behind its end',
      'png',
      (bytes) => Buffer.concat([bytes, Buffer.from('Secret rest of the picture before it was cut')]),
    ],
    ['a part that nobody knows', 'webp', (bytes) => Buffer.concat([bytes, Buffer.from('SECR\x06\0\0\0Secret', 'latin1')])],
  ];
  it.each(cases)('%s of a %s goes', async (_what, format, hide) => {
    const bytes = await plain().toFormat(format).toBuffer();
    const kept = await keptOf(await hide(bytes), `image/${format}`);
    expect(kept.bytes.toString('latin1')).not.toMatch(/Secret|tIME/);
    expect((await pixelsOf(kept.bytes)).equals(await pixelsOf(bytes))).toBe(true);
  });
});

describe('a file is what its bytes say', () => {
  it.each([
    ['image/jpg', 'jpeg', 'a.jpg', 'a.jpg'],
    ['image/pjpeg', 'jpeg', 'a.JPEG', 'a.JPEG'],
    ['IMAGE/JPEG; charset=binary', 'jpeg', 'a.jpeg', 'a.jpeg'],
    ['image/png', 'jpeg', 'IMG_1.png', 'IMG_1.png'],
    ['image/jpeg', 'webp', 'from the web.html', 'from the web.webp'],
    ['image/heic', 'jpeg', 'IMG_0001.HEIC', 'IMG_0001.jpg'],
    ['application/octet-stream', 'png', 'screenshot', 'screenshot.png'],
    ['application/pdf', 'avif', 'x.pdf', 'x.avif'],
  ] as const)('sent as %s, a %s named %s is kept as %s', async (type, format, given, name) => {
    const kept = await keptOf(await plain().toFormat(format).toBuffer(), type, given);
    expect([kept.name, kept.type]).toEqual([name, `image/${format}`]);
  });

  it.each(['text/html', 'application/json', 'multipart/form-data; boundary=x', 'application/javascript'])(
    'as %s it is not read',
    async (type) => {
      expect((await send(await plain().png().toBuffer(), type, 'a.png')).statusCode).toBe(415);
    },
  );
});

const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

describe('the name of a PDF', () => {
  it.each([
    ...readRows<[given: string, name: string][]>(import.meta.url, 'upload-kept.names.json'),
    [`${'👨‍👩‍👧‍👦'.repeat(40)}.pdf`, `${'👨‍👩‍👧‍👦'.repeat(10)}.pdf`],
    [`${'長'.repeat(300)}.html`, `${'長'.repeat(116)}.pdf`],
  ])('%j is kept as %j, and says so when it is fetched', async (given, name) => {
    const kept = await keptOf(PDF, 'application/pdf', given);
    expect(kept.name).toBe(name);
    expect(kept.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
    );
  });
});

describe('a PDF that is another file too is refused', () => {
  const first = PDF.indexOf('1 0 obj');
  const wrap = (before: string, behind = '') =>
    Buffer.concat([PDF.subarray(0, first), Buffer.from(before, 'latin1'), PDF.subarray(first), Buffer.from(behind, 'latin1')]);
  /** Its first object as given, behind this. */
  const from = (head: string, first = '1 0 obj') =>
    Buffer.from(PDF.toString('latin1').replace('%PDF-1.4\n1 0 obj', head + first), 'latin1');
  const within = (body: string) => Buffer.from(PDF.toString('latin1').replace('/Catalog', body), 'latin1');
  it.each<[string, Buffer, string]>([
    ['a page before its first object', wrap('<html><script>alert(1)</script>\n'), 'UPLOAD_UNSAFE'],
    ['a page in a comment before it', wrap('%<img src=x onerror=alert(1)>\n'), 'UPLOAD_UNSAFE'],
    ['a page behind its end', wrap('', '<html><body onload=alert(1)>'), 'UPLOAD_UNSAFE'],
    ['a page behind its end, one tag of it', wrap('', '\n<a href=x>'), 'UPLOAD_UNSAFE'],
    [
      'a page between its objects',
      Buffer.from(PDF.toString('latin1').replace('endobj', 'endobj\n% <script>alert(1)</script>'), 'latin1'),
      'UPLOAD_UNSAFE',
    ],
    ['a page in its first line, behind a word', from('%PDF-1.5 obj\n<img src=x onerror=alert(1)>\n'), 'UPLOAD_UNSAFE'],
    ['a page in its first line, behind the head of an object', from('%PDF-1.5 1 0 obj\n<img src=x onerror=alert(1)>\n'), 'UPLOAD_UNSAFE'],
    ['a page behind a comment with such a word', from('%PDF-1.5\n% obj\n<a href="//evil">x</a><style>*{}</style>\n'), 'UPLOAD_UNSAFE'],
    ['a page behind bytes with such a word', from('%PDF-1.5\n%\xe2 obj\n<meta http-equiv=refresh content=0>\n'), 'UPLOAD_UNSAFE'],
    ['a page behind a comment with the head of an object', from('%PDF-1.5\r% 1 0 obj\r%<link rel=x>\r'), 'UPLOAD_UNSAFE'],
    ['a page before an object in two lines', from('%PDF-1.5\n<img src=x onerror=alert(1)>\n', '1 0\nobj'), 'UPLOAD_UNSAFE'],
    ['a page before an object with a tab', from('%PDF-1.5\n<b onclick=alert(1)>\n', '1\t0\tobj'), 'UPLOAD_UNSAFE'],
    ['a page in front of no object at all', Buffer.from('%PDF-1.5\n<img src=x onerror=alert(1)>\n%%EOF\n'), 'UPLOAD_UNSAFE'],
    ...[
      '<img src=x onerror=alert(1)>',
      '<a href="//evil">',
      '<<video src=x onerror=alert(1)>>',
      '% <!-- -->',
      '%<?xml version="1.0"?>',
      '/A </div>',
      '<\n<style>',
      '<48 69> <details open ontoggle=alert(1)>',
      '/A (\\)) <abbr\nonclick=alert(1)>',
    ].flatMap((page): [string, Buffer, string][] => [
      [`${page} in an object`, within(`/Catalog\n${page}\n`), 'UPLOAD_UNSAFE'],
      [`${page} between objects`, Buffer.from(PDF.toString('latin1').replace('endobj', `endobj\n${page}\n`), 'latin1'), 'UPLOAD_UNSAFE'],
    ]),
    ['an archive behind its end', wrap('', `PK\x05\x06${'\0'.repeat(18)}`), 'UPLOAD_UNSAFE'],
    ['a page that it stands behind', Buffer.concat([Buffer.from('<html>'), PDF]), 'UPLOAD_TYPE'],
    ['a picture that it stands behind', Buffer.concat([Buffer.from('GIF89a'), PDF]), 'UPLOAD_TYPE'],
  ])('%s', async (_what, bytes, code) => {
    expect((await send(bytes, 'application/pdf', 'a.pdf')).json()).toMatchObject({ code });
  });

  it.each([
    ['words about pages', within(`/Catalog /Padding (${'x'.repeat(1100)}) /Title (How to write <html> and <script> and a<b)`)],
    ['texts in digits', within('/Catalog /ID [<ABCDEF> <fe ff\n00\t41> <>] /B<0a>/C<</D<ab>>>/E<<>>')],
    ['a comment with a sign', within('/Catalog % a < b, 1 <2 and <= 3\n')],
    ['lines that end as on an old Mac', from('%PDF-1.5\r%\xe2\xe3\xcf\xd3\r')],
    ['blanks before its first object', from('%PDF-1.5\r\n\r\n  \t')],
    ['a large number as its first object', from('%PDF-1.5\n', '10234 00000\r\nobj')],
  ])('and one with %s is taken', async (_what, bytes) => {
    expect((await send(bytes, 'application/pdf', 'a.pdf')).statusCode).toBe(201);
  });
});

describe('markup in a picture', () => {
  const page = '<svg onload=alert(1)><script>alert("Secret")</script></svg> javascript:Secret';
  const hidden: [string, Format, (bytes: Buffer) => Buffer | Promise<Buffer>][] = [
    ['a comment', 'jpeg', (bytes) => insert(bytes, 2, segment(0xfe, page))],
    ['what a program says of its file', 'jpeg', (bytes) => insert(bytes, 2, segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${page}`))],
    ['what stands behind its end', 'jpeg', (bytes) => Buffer.concat([bytes, Buffer.from(page)])],
    ['a text', 'png', (bytes) => insert(bytes, PNG_HEAD_END, chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${page}`))],
    ['what stands behind its end', 'png', (bytes) => Buffer.concat([bytes, Buffer.from(page)])],
    ['what a program says of its file', 'webp', (bytes) => sharp(bytes).withXmp(XMP.replace('SecretPlace', page)).webp().toBuffer()],
    ['what a program says of its file', 'avif', (bytes) => sharp(bytes).withXmp(XMP.replace('SecretPlace', page)).avif().toBuffer()],
    [
      'the name of its maker',
      'jpeg',
      (bytes) =>
        sharp(bytes)
          .withExif({ IFD0: { Make: page } })
          .jpeg()
          .toBuffer(),
    ],
  ];
  it.each(hidden)('goes with %s of a %s, and the picture is kept', async (_what, format, hide) => {
    const sent = await hide(await plain().toFormat(format).toBuffer());
    expect(sent.toString('latin1')).toContain('<script>');
    const kept = await keptOf(sent, `image/${format}`);
    expect(kept.bytes.toString('latin1')).not.toMatch(/Secret|<script|javascript:/);
    expect((await pixelsOf(kept.bytes)).equals(await pixelsOf(sent))).toBe(true);
  });

  it.each([
    ['a colour profile', 'jpeg', (bytes: Buffer) => insert(bytes, 2, segment(0xe2, `ICC_PROFILE\0\x01\x01${page}`))],
    ['a second head', 'jpeg', (bytes: Buffer) => insert(bytes, 2, segment(0xe0, `JFIF\0${page}`))],
    ['a table of colours', 'png', (bytes: Buffer) => insert(bytes, PNG_HEAD_END, chunk('sBIT', page))],
    ['a colour profile', 'webp', (bytes: Buffer) => withChunk(bytes, 'ICCP', page)],
  ] as const)('refuses it where it would stay, in %s of a %s', async (_where, format, hide) => {
    const sent = hide(await plain().toFormat(format).toBuffer());
    expect((await send(sent, `image/${format}`, `a.${format}`)).json()).toMatchObject({ code: 'UPLOAD_UNSAFE' });
  });
});
