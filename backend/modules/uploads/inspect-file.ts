import sharp from 'sharp';
import type { ErrorCode } from '@/lib/contract/error-codes';
import type { UploadType } from '@/lib/contract/upload';

export type Inspection = { kind: 'fine' } | { kind: 'bad'; code: Extract<ErrorCode, 'UPLOAD_TYPE' | 'UPLOAD_DAMAGED' | 'UPLOAD_UNSAFE'> };

const bad = (code: Extract<Inspection, { kind: 'bad' }>['code']): Inspection => ({ kind: 'bad', code });
const startsWith = (bytes: Buffer, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);
const textAt = (bytes: Buffer, offset: number, length: number) => bytes.subarray(offset, offset + length).toString('latin1');

/** By the first bytes, never by a name or a header. */
const SIGNATURES: Record<UploadType, (bytes: Buffer) => boolean> = {
  'image/jpeg': (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff),
  'image/png': (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/webp': (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP',
  'image/avif': (bytes) => textAt(bytes, 4, 4) === 'ftyp' && /avi[fs]/.test(textAt(bytes, 8, 24)),
  'application/pdf': (bytes) => textAt(bytes, 0, 5) === '%PDF-',
};

/** A picture that is markup as well: harmless as a picture, not when something takes it for a page. */
const MARKUP = /<(script|html|body|iframe|svg|object|embed|\?php)[\s>/]|javascript:/i;
/** What a PDF can do by itself: run a script, start a program, carry other files. */
const ACTIVE_PDF = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z])/;
const PIXELS_MAXIMUM = 60_000_000;
const PDF_TAIL = 2048;

export async function inspectFile(bytes: Buffer, type: UploadType): Promise<Inspection> {
  if (!SIGNATURES[type](bytes)) return bad('UPLOAD_TYPE');
  return type === 'application/pdf' ? inspectPdf(bytes) : inspectPicture(bytes);
}

function inspectPdf(bytes: Buffer): Inspection {
  if (!bytes.subarray(-PDF_TAIL).toString('latin1').includes('%%EOF')) return bad('UPLOAD_DAMAGED');
  // Names may be written with escapes, `/#4AavaScript`.
  const text = bytes.toString('latin1').replace(/#([0-9a-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return ACTIVE_PDF.test(text) ? bad('UPLOAD_UNSAFE') : { kind: 'fine' };
}

/** Decoded once, whole: what is cut off or broken fails here and not in front of the member. */
async function inspectPicture(bytes: Buffer): Promise<Inspection> {
  if (MARKUP.test(bytes.toString('latin1'))) return bad('UPLOAD_UNSAFE');
  try {
    await sharp(bytes, { failOn: 'truncated', limitInputPixels: PIXELS_MAXIMUM }).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    return { kind: 'fine' };
  } catch {
    return bad('UPLOAD_DAMAGED');
  }
}
