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

/** Looks at what a PDF would do when it is opened; what cannot be looked at is not taken. */
export async function inspectPdf(bytes: Buffer): Promise<PdfFinding> {
  const text = bytes.toString('latin1');
  if (!text.slice(-TAIL).includes('%%EOF')) return 'damaged';
  if (ACTIVE.test(plain(text))) return 'active';
  const parts = partsOf(text);
  if (!parts) return 'damaged';
  const { outside, objects } = parts;
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

interface Parts {
  /** What stands outside of the streams, their dictionaries with it. */
  outside: string;
  /** The streams that hold objects. */
  objects: { dictionary: string; body: string }[];
}

/** What begins something that has an end of its own, and the word that begins a stream. */
const MARKS = /[(%]|<<|>>|(?<![A-Za-z])stream\r?\n/g;

/** Reads as a reader does: in a text or a comment nothing begins a stream or ends a dictionary. Null where a text has no end. */
function partsOf(text: string): Parts | null {
  const outside: string[] = [];
  const objects: Parts['objects'] = [];
  let from = 0;
  let depth = 0;
  let dictionaryAt = 0;
  const marks = new RegExp(MARKS);
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    const [mark] = found;
    if (mark === '(') {
      const end = endOfText(text, found.index);
      if (end === null) return null;
      marks.lastIndex = end;
    } else if (mark === '%') {
      marks.lastIndex = endOfLine(text, found.index);
    } else if (mark === '<<') {
      if (depth === 0) dictionaryAt = found.index;
      depth += 1;
    } else if (mark === '>>') {
      depth = Math.max(0, depth - 1);
    } else {
      const end = text.indexOf('endstream', marks.lastIndex);
      if (end < 0) break;
      const dictionary = plain(text.slice(dictionaryAt, found.index));
      if (HOLDS_OBJECTS.test(dictionary)) objects.push({ dictionary, body: text.slice(marks.lastIndex, end) });
      outside.push(text.slice(from, found.index));
      from = dictionaryAt = marks.lastIndex = end;
      depth = 0;
    }
  }
  outside.push(text.slice(from));
  return { outside: outside.join('\n'), objects };
}

/** Texts nest, and a backslash takes the meaning of what follows. */
function endOfText(text: string, start: number): number | null {
  const marks = /\\[^]|[()]/g;
  marks.lastIndex = start;
  let depth = 0;
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    if (found[0] === '(') depth += 1;
    if (found[0] === ')') depth -= 1;
    if (depth === 0) return marks.lastIndex;
  }
  return null;
}

function endOfLine(text: string, start: number): number {
  const end = /[\r\n]/g;
  end.lastIndex = start;
  return end.exec(text)?.index ?? text.length;
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
