import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

/** Markup that turns a picture or document into a page for a program that sniffs content. */
export const MARKUP = /<(script|html|body|iframe|svg|object|embed|!doctype|\?php)[\s>/]|javascript:/i;

export type PdfFinding = 'fine' | 'damaged' | 'active' | 'locked';

const inflated = promisify(inflate);

/** Active content of a PDF: scripts, launching programs, embedded files. These names are too long to occur by chance. */
const ACTIVE = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData)(?![A-Za-z])/;
/** Short names, which occur by chance in compressed data, so they count only in syntax. */
const ACTIVE_NAMES = /\/(JS|XFA)(?![A-Za-z])/;
const ENCRYPTED = /\/Encrypt(?![A-Za-z])/;
/** An object stream, which contains names in most files since PDF 1.5. */
const HOLDS_OBJECTS = /\/(ObjStm|First)(?![A-Za-z])/;
const OBJECTS = /\/ObjStm(?![A-Za-z])/;
/** After runs of blanks have been collapsed. */
const DEFLATED = /\/Filter ?(?:\[ ?)?\/(?:FlateDecode|Fl) ?\]? ?[/>]/;
const FILTER = /\/Filter(?![A-Za-z])/g;
const TAIL = 2048;
/** At the start of a line, so not in a comment. */
const FIRST_OBJECT = /^[\t ]*\d+\s+\d+\s+obj(?![a-z])/im;
/** What a browser reads as a tag, comment or declaration. Hex strings (`<abc>`) and dictionaries (`<</Type`) are not. */
const TAG = /<(?![\da-f\s]*>)[a-z!?]|(?:^|[^<])<\//i;
/** Prefix that content sniffing inspects. */
const GUESSED_BY = 1024;
/** A ZIP archive is recognised by its end record, which may be followed by a comment. */
const END_OF_ZIP = 'PK\x05\x06';
const ZIP_TAIL = 22 + 65_535;
/** Total of all unpacked object streams. */
const MAX_UNPACKED = 32 * 1024 * 1024;
/** Maximum per stream: each is scanned synchronously and blocks the event loop. */
const MAX_OF_ONE = 4 * 1024 * 1024;
/** Real files of ten megabytes have hundreds. */
const MAX_STREAMS = 4_000;

/** Checks a PDF for active content; a file that cannot be inspected is refused. Linear time. */
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
  // Readers follow offsets, which may point into another stream.
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

/** A polyglot: a page or an archive that is also a PDF. */
function isAnotherFileToo(text: string): boolean {
  const before = text.slice(0, FIRST_OBJECT.exec(text)?.index);
  const behind = text.slice(text.lastIndexOf('%%EOF'));
  return (
    before.includes('<') || behind.includes('<') || MARKUP.test(text.slice(0, GUESSED_BY)) || text.slice(-ZIP_TAIL).includes(END_OF_ZIP)
  );
}

const ESCAPE = '#'.charCodeAt(0);

/** Decodes escapes in names (`/#4AavaScript`). Byte by byte, to avoid a million small calls. */
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

/** Null if it cannot be read: another filter, or far larger than declared. */
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

interface PdfParts {
  /** Everything outside streams, including their dictionaries, in pieces. */
  outside: string[];
  /** The same without strings: syntax and comments. */
  syntax: string;
  streams: PdfStream[];
}

interface PdfStream {
  dictionary: string;
  body: string;
}

const [OPEN_TEXT, CLOSE_TEXT, BACKSLASH, COMMENT, LESS, GREATER, LETTER_S] = [...'()\\%<>s'].map((sign) => sign.charCodeAt(0));
const isLetter = (code: number) => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
const isLineEnd = (code: number) => code === 10 || code === 13;

/**
 * Scans like a PDF reader: inside strings and comments nothing starts a stream or ends a dictionary. Single pass.
 * @returns null for an unterminated string
 */
function readPdf(text: string): PdfParts | null {
  const outside: string[] = [];
  const syntax: string[] = [];
  const streams: PdfStream[] = [];
  let from = 0;
  let syntaxFrom = 0;
  let depth = 0;
  let dictionaryAt = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === OPEN_TEXT) {
      const end = endOfText(text, at);
      if (end < 0) return null;
      syntax.push(text.slice(syntaxFrom, at));
      syntaxFrom = end;
      at = end - 1;
    } else if (code === COMMENT) {
      while (at + 1 < text.length && !isLineEnd(text.charCodeAt(at + 1))) at += 1;
    } else if (code === LESS && text.charCodeAt(at + 1) === LESS) {
      if (depth === 0) dictionaryAt = at;
      depth += 1;
      at += 1;
    } else if (code === LESS) {
      // A hex string, `<48 69>`; readers ignore other characters in it.
      const end = text.indexOf('>', at);
      if (end < 0) return null;
      at = end;
    } else if (code === GREATER && text.charCodeAt(at + 1) === GREATER) {
      depth = Math.max(0, depth - 1);
      at += 1;
    } else if (code === LETTER_S) {
      const start = startOfStream(text, at);
      const end = start === null ? -1 : text.indexOf('endstream', start);
      if (start === null) continue;
      // An unterminated stream is treated as ordinary content.
      if (end < 0) break;
      streams.push({ dictionary: text.slice(dictionaryAt, at), body: text.slice(start, end) });
      outside.push(text.slice(from, at));
      syntax.push(text.slice(syntaxFrom, at));
      from = syntaxFrom = dictionaryAt = end;
      at = end + 'endstream'.length - 1;
      depth = 0;
    }
  }
  outside.push(text.slice(from));
  syntax.push(text.slice(syntaxFrom));
  return { outside, syntax: syntax.join('\n'), streams };
}

/** Start of a stream's bytes, if the keyword `stream` is here. */
function startOfStream(text: string, at: number): number | null {
  if (!text.startsWith('stream', at) || (at > 0 && isLetter(text.charCodeAt(at - 1)))) return null;
  const after = at + 'stream'.length;
  if (text.startsWith('\r\n', after)) return after + 2;
  return text.startsWith('\n', after) ? after + 1 : null;
}

/** Strings nest, and a backslash escapes the next character. @returns -1 if unterminated */
function endOfText(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === OPEN_TEXT) depth += 1;
    else if (code === CLOSE_TEXT) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}
