import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

export type PdfFinding = 'fine' | 'damaged' | 'active' | 'locked';

const inflated = promisify(inflate);

/** What a PDF can do by itself: run a script, start a program, carry other files. So long that no picture spells them by chance. */
const ACTIVE = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData)(?![A-Za-z])/;
/** Short ones: three bytes of a compressed picture say the same by chance, so these count only where names stand. */
const ACTIVE_NAMES = /\/(JS|XFA)(?![A-Za-z])/;
const ENCRYPTED = /\/Encrypt(?![A-Za-z])/;
/** A stream of objects: names stand in it, since PDF 1.5 in most files. */
const HOLDS_OBJECTS = /\/(ObjStm|First)(?![A-Za-z])/;
const DEFLATED = /\/Filter\s*\[?\s*\/(FlateDecode|Fl)\s*\]?\s*(?=[/>])/;
const TAIL = 2048;
/** Of all streams of objects together, unpacked. */
const MOST_UNPACKED = 32 * 1024 * 1024;
const LONGEST_DICTIONARY = 4096;

/** Looks at what a PDF would do when it is opened; what cannot be looked at is not taken. */
export async function inspectPdf(bytes: Buffer): Promise<PdfFinding> {
  const text = bytes.toString('latin1');
  if (!text.slice(-TAIL).includes('%%EOF')) return 'damaged';
  if (ACTIVE.test(plain(text))) return 'active';
  const { outside, objects } = partsOf(text);
  const names = plain(outside);
  if (ENCRYPTED.test(names)) return 'locked';
  if (ACTIVE_NAMES.test(names)) return 'active';
  let left = MOST_UNPACKED;
  for (const { dictionary, body } of objects) {
    const unpacked = await unpack(dictionary, body, left);
    if (unpacked === null) return 'active';
    left -= unpacked.length;
    const inside = plain(unpacked);
    if (ACTIVE.test(inside) || ACTIVE_NAMES.test(inside)) return 'active';
  }
  return 'fine';
}

/** Names may be written with escapes, `/#4AavaScript`. */
function plain(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** What stands outside of the streams, their dictionaries with it, and the streams that hold objects. */
function partsOf(text: string): { outside: string; objects: { dictionary: string; body: string }[] } {
  const outside: string[] = [];
  const objects: { dictionary: string; body: string }[] = [];
  let at = 0;
  for (;;) {
    const next = /(?<!end)stream\r?\n/g;
    next.lastIndex = at;
    const found = next.exec(text);
    const end = found ? text.indexOf('endstream', next.lastIndex) : -1;
    if (!found || end < 0) break;
    const before = text.slice(Math.max(at, found.index - LONGEST_DICTIONARY), found.index);
    const dictionary = plain(before.slice(Math.max(0, before.lastIndexOf(' obj'))));
    if (HOLDS_OBJECTS.test(dictionary)) objects.push({ dictionary, body: text.slice(next.lastIndex, end) });
    outside.push(text.slice(at, found.index));
    at = end;
  }
  outside.push(text.slice(at));
  return { outside: outside.join('\n'), objects };
}

/** Null for what cannot be read: packed in another way, or far larger than it says. */
async function unpack(dictionary: string, body: string, most: number): Promise<string | null> {
  if (!dictionary.includes('/Filter')) return body;
  if (!DEFLATED.test(dictionary) || /\/Predictor/.test(dictionary)) return null;
  try {
    return (await inflated(Buffer.from(body, 'latin1'), { maxOutputLength: Math.max(1, most) })).toString('latin1');
  } catch {
    return null;
  }
}
