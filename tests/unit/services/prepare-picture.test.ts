import { afterEach, describe, expect, it, vi } from 'vitest';
import { isHeicPicture, preparePicture } from '@/lib/browser/prepare-picture';
import twoColours from './two-colours.heic.json';

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
  vi.useRealTimers();
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

describe('HEIC where the browser does not read it', () => {
  /** A browser whose workers answer as told; a worker that is told nothing hangs. */
  function withWorkers(...answers: (object | null)[]) {
    decoding(96, 64, 900);
    const read = globalThis.createImageBitmap;
    vi.stubGlobal('createImageBitmap', async (source: unknown) =>
      source instanceof File ? Promise.reject(new Error('HEIC')) : read(source as Blob),
    );
    const ended = vi.fn();
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        terminate = ended;
        postMessage() {
          const [data] = answers.splice(0, 1);
          if (data !== undefined) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
        }
      },
    );
    vi.useFakeTimers();
    return ended;
  }
  const photograph = () => file(HEADS['iPhone, HEIC'][0], 676);

  it('is decoded by a worker, which ends and leaves no timer behind', async () => {
    const ended = withWorkers({});
    expect((await preparePicture(photograph())).type).toBe('image/jpeg');
    expect([ended.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('is sent as it is where it is damaged or takes too long, and the next one is decoded', async () => {
    const ended = withWorkers(null);
    const [damaged, endless] = [photograph(), photograph()];
    expect(await preparePicture(damaged)).toBe(damaged);
    const waiting = preparePicture(endless);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await waiting).toBe(endless);
    expect(ended).toHaveBeenCalledTimes(2);
  });

  it('gives its pixels', async () => {
    vi.stubGlobal(
      'ImageData',
      class {
        readonly data: Uint8ClampedArray;
        constructor(
          readonly width: number,
          readonly height: number,
        ) {
          this.data = new Uint8ClampedArray(4 * width * height);
        }
      },
    );
    const told = vi.fn<(picture: ImageData) => void>();
    vi.stubGlobal('postMessage', told);
    await import('@/lib/browser/heic.worker');
    dispatchEvent(new MessageEvent('message', { data: Uint8Array.from(atob(twoColours.base64), (letter) => letter.charCodeAt(0)).buffer }));
    await expect.poll(() => told.mock.calls.length).toBe(1);
    const [[{ width, height, data }] = [new ImageData(1, 1)]] = told.mock.calls;
    expect([width, height]).toEqual([64, 48]);
    const [left, right] = [data.subarray(40, 44), data.subarray(4 * 54, 4 * 55)];
    expect(left[0]).toBeGreaterThan(150);
    expect(right[2]).toBeGreaterThan(150);
  });
});
