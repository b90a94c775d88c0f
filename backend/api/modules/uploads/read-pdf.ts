export interface PdfParts {
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
export function readPdf(text: string): PdfParts | null {
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
