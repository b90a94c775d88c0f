import { withTimeout } from '@/lib/timeout';

/** Sharp at four times the width of a phone, and of a label's small print. */
const LONGEST_EDGE = 2560;
/** Below it a picture is sent as it is: the server takes out what a camera has written into it. */
const FINE_BYTES = 1.5 * 1024 * 1024;
const QUALITY = 0.86;
const HEAD_BYTES = 64;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * A photograph as it is sent: HEIC becomes JPEG, and one from a phone becomes small enough for a phone's connection, turned the right way up
 * and without its place and time. Anything else, and what no decoder can read, comes back unchanged: the checks behind it say what is wrong.
 */
export async function preparePicture(file: File): Promise<File> {
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const isHeic = isHeicPicture(head);
    if (!isHeic && (file.size <= FINE_BYTES || !isPicture(head))) return file;
    const bitmap = await decode(file, isHeic);
    const blob = await shrink(bitmap);
    bitmap.close();
    return isHeic || blob.size < file.size ? new File([blob], jpegName(file.name), { type: 'image/jpeg' }) : file;
  } catch {
    return file;
  }
}

const textAt = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to));

/** By its first bytes: systems that do not know the format give no type. An AVIF names HEIC's general brand too. */
export function isHeicPicture(head: Uint8Array): boolean {
  return textAt(head, 4, 8) === 'ftyp' && HEIC_BRANDS.includes(textAt(head, 8, 12)) && !textAt(head, 8, HEAD_BYTES).includes('avif');
}

function isPicture(head: Uint8Array): boolean {
  return (
    (head[0] === 0xff && head[1] === 0xd8) ||
    textAt(head, 1, 4) === 'PNG' ||
    textAt(head, 8, 12) === 'WEBP' ||
    (textAt(head, 4, 8) === 'ftyp' && textAt(head, 8, HEAD_BYTES).includes('avif'))
  );
}

/** Safari reads HEIC itself; for others a decoder is fetched. */
async function decode(file: File, isHeic: boolean): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    if (!isHeic) throw error;
    const decoded = lastHeic.then(async () => decodeHeic(await file.arrayBuffer()));
    lastHeic = decoded.catch(() => undefined);
    return decoded;
  }
}

/** A damaged file must not hold up those after it. */
const LONGEST_DECODING_MS = 60_000;

/** One after another: each takes a few hundred megabytes, which end with its worker. */
let lastHeic: Promise<unknown> = Promise.resolve();

async function decodeHeic(bytes: ArrayBuffer): Promise<ImageBitmap> {
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url));
  const pixels = new Promise<ImageData | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ImageData | null>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    worker.postMessage(bytes, [bytes]);
  });
  const decoded = await withTimeout(LONGEST_DECODING_MS, pixels).finally(() => worker.terminate());
  if (!decoded) throw new Error('The picture is damaged');
  return createImageBitmap(decoded);
}

async function shrink(bitmap: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, LONGEST_EDGE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas');
  // JPEG has no transparency: what shows through is paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The picture is too large for this device');
  return blob;
}

const jpegName = (name: string) => `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`;
