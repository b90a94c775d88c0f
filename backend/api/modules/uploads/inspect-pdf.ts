import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { MARKUP } from './markup';
import { readPdf } from './read-pdf';

export type PdfFinding = 'fine' | 'damaged' | 'active' | 'locked';

const inflated = promisify(inflate);

/** What a PDF can do by itself: run a script, start a program, carry other files. So long that no picture spells them by chance. */
const ACTIVE = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData)(?![A-Za-z])/;
/** Short ones: three bytes of a compressed picture say the same by chance, so these count only where names stand. */
const ACTIVE_NAMES = /\/(JS|XFA)(?![A-Za-z])/;
const ENCRYPTED = /\/Encrypt(?![A-Za-z])/;
/** A stream of objects: names stand in it, since PDF 1.5 in most files. */
const HOLDS_OBJECTS = /\/(ObjStm|First)(?![A-Za-z])/;
const OBJECTS = /\/ObjStm(?![A-Za-z])/;
/** After runs of blanks have become one. */
const DEFLATED = /\/Filter ?(?:\[ ?)?\/(?:FlateDecode|Fl) ?\]? ?[/>]/;
const FILTER = /\/Filter(?![A-Za-z])/g;
const TAIL = 2048;
/** At the beginning of a line, so that it stands in no comment. */
const FIRST_OBJECT = /^[\t ]*\d+\s+\d+\s+obj(?![a-z])/im;
/** What a browser reads as a tag, a comment or a declaration. Neither a text in digits, `<abc>`, nor a dictionary, `<</Type`, is one. */
const TAG = /<(?![\da-f\s]*>)[a-z!?]|(?:^|[^<])<\//i;
/** As far as a program looks that guesses what a file is. */
const GUESSED_BY = 1024;
/** A ZIP archive is found by its end, which has room for a comment behind it. */
const END_OF_ZIP = 'PK\x05\x06';
const ZIP_TAIL = 22 + 65_535;
/** Of all streams of objects together, unpacked. */
const MAX_UNPACKED = 32 * 1024 * 1024;
/** One of them is looked at in one go, while everybody else waits. */
const MAX_OF_ONE = 4 * 1024 * 1024;
/** Files of ten megabytes that programs write have hundreds. */
const MAX_STREAMS = 4_000;

/** Looks at what a PDF would do when it is opened; what cannot be looked at is not taken. Its time grows as the file does. */
export async function inspectPdf(bytes: Buffer): Promise<PdfFinding> {
  const text = bytes.toString('latin1');
  if (!text.slice(-TAIL).includes('%%EOF')) return 'damaged';
  if (isAnotherFileToo(text) || ACTIVE.test(plain(text))) return 'active';
  const parts = readPdf(text);
  if (!parts) return 'damaged';
  if (MARKUP.test(parts.syntax) || TAG.test(parts.syntax)) return 'active';
  const names = plain(parts.outside.join('\n'));
  if (ENCRYPTED.test(names)) return 'locked';
  if (ACTIVE_NAMES.test(names)) return 'active';
  const streams = parts.streams.map(({ dictionary, body }) => ({ dictionary: plain(dictionary), body }));
  const objects = streams.filter(({ dictionary }) => HOLDS_OBJECTS.test(dictionary));
  // A reader goes by offsets, which may lead into the middle of another stream.
  if (objects.length > MAX_STREAMS || streams.some(({ body }) => OBJECTS.test(plain(body)))) return 'active';
  let left = MAX_UNPACKED;
  for (const { dictionary, body } of objects) {
    const unpacked = await unpack(dictionary, body, Math.min(left, MAX_OF_ONE));
    if (unpacked === null) return 'active';
    left -= unpacked.length;
    const inside = plain(unpacked);
    if (ACTIVE.test(inside) || ACTIVE_NAMES.test(inside)) return 'active';
  }
  return 'fine';
}

/** One file that two programs read as two: a page or an archive around the document. */
function isAnotherFileToo(text: string): boolean {
  const before = text.slice(0, FIRST_OBJECT.exec(text)?.index);
  const behind = text.slice(text.lastIndexOf('%%EOF'));
  return (
    before.includes('<') || behind.includes('<') || MARKUP.test(text.slice(0, GUESSED_BY)) || text.slice(-ZIP_TAIL).includes(END_OF_ZIP)
  );
}

const ESCAPE = '#'.charCodeAt(0);

/** Names may be written with escapes, `/#4AavaScript`. Byte by byte: a million of them are no million calls. */
function plain(text: string): string {
  if (!text.includes('#')) return text;
  const bytes = Buffer.from(text, 'latin1');
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1, length += 1) {
    const [high, low] = bytes[at] === ESCAPE ? [digitOf(bytes[at + 1]), digitOf(bytes[at + 2])] : [-1, -1];
    const isEscape = high >= 0 && low >= 0;
    bytes[length] = isEscape ? high * 16 + low : (bytes[at] ?? 0);
    if (isEscape) at += 2;
  }
  return bytes.toString('latin1', 0, length);
}

/** -1 for what is no digit. */
function digitOf(code = 0): number {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}

/** Null for what cannot be read: packed in another way, or far larger than it says. */
async function unpack(dictionary: string, body: string, most: number): Promise<string | null> {
  const filters = dictionary.match(FILTER)?.length ?? 0;
  if (filters === 0) return body;
  if (filters > 1 || !DEFLATED.test(dictionary.replace(/\s+/g, ' ')) || dictionary.includes('/Predictor')) return null;
  try {
    return (await inflated(Buffer.from(body, 'latin1'), { maxOutputLength: Math.max(1, most) })).toString('latin1');
  } catch {
    return null;
  }
}
