import { afterEach, describe, expect, it, vi } from 'vitest';
import { isHeicPicture, preparePicture } from '@/lib/browser/prepare-picture';

/** The first bytes of the formats, as devices write them. */
const HEADS = {
  'iPhone, HEIC': ['\0\0\0\x24ftypheic\0\0\0\0mif1heic', true],
  'a burst, HEIC': ['\0\0\0\x24ftypmsf1\0\0\0\0msf1hevc', true],
  'general HEIF of a camera': ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', true],
  'AVIF under the general brand': ['\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', false],
  AVIF: ['\0\0\0\x1cftypavif\0\0\0\0mif1avif', false],
  'a film': ['\0\0\0\x20ftypqt  \0\0\0\0qt  ', false],
  JPEG: ['\xff\xd8\xff\xe1\0\x10Exif\0\0MM\0*heic', false],
} as const;
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const file = (head: string, size: number, name = 'IMG_0001.HEIC') => {
  const content = new Uint8Array(Math.max(size, head.length));
  content.set(bytes(head));
  return new File([content], name);
};

/** What jsdom has no pictures for. */
function decoding(width: number, height: number, encoded: number) {
  const drawn: number[][] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: (_bitmap: unknown, ...place: number[]) => drawn.push(place),
  } as unknown as CanvasRenderingContext2D & ImageBitmapRenderingContext & WebGLRenderingContext);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob([new Uint8Array(encoded)])));
  return drawn;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what a file is', () => {
  it.each(Object.entries(HEADS))('is told by its first bytes: %s', (_name, [head, isHeic]) => {
    expect(isHeicPicture(bytes(head))).toBe(isHeic);
  });
});

describe('a chosen file', () => {
  it('of a phone becomes small, and is a JPEG by name and type', async () => {
    const drawn = decoding(4032, 3024, 700_000);
    const ready = await preparePicture(file(HEADS.JPEG[0], 9_000_000, 'IMG_0001.JPG'));
    expect([ready.name, ready.type, ready.size]).toEqual(['IMG_0001.jpg', 'image/jpeg', 700_000]);
    expect(drawn).toEqual([[0, 0, 2560, 1920]]);
  });

  it('in HEIC becomes a JPEG however small it is', async () => {
    decoding(96, 64, 900);
    const ready = await preparePicture(file(HEADS['iPhone, HEIC'][0], 676));
    expect([ready.name, ready.type]).toEqual(['IMG_0001.jpg', 'image/jpeg']);
  });

  it.each([
    ['is small already', HEADS.JPEG[0], 400_000],
    ['is no picture', '%PDF-1.7', 9_000_000],
  ])('that %s is sent as it is', async (_why, head, size) => {
    decoding(4032, 3024, 1);
    const chosen = file(head, size);
    expect(await preparePicture(chosen)).toBe(chosen);
  });

  it('that would only grow, or that nobody can read, is sent as it is', async () => {
    decoding(4032, 3024, 9_900_000);
    const dense = file(HEADS.JPEG[0], 9_000_000);
    expect(await preparePicture(dense)).toBe(dense);
    vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('damaged')));
    expect(await preparePicture(dense)).toBe(dense);
  });
});
