import type { UploadType } from '@/lib/contract/upload';
import { truncateText } from '@/lib/text/truncate-text';
import { INVISIBLE_CHARACTERS } from '@/lib/text/normalise-unicode';

const NAME_LENGTH = 120;
/** Of pictures; viewers go by content, so another picture type's extension is kept. */
const PICTURES = ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'webp', 'avif'];
/** Allowed extensions, and the one added otherwise. */
const ENDINGS: Record<UploadType, { usual: string; all: readonly string[] }> = {
  'image/jpeg': { usual: 'jpg', all: PICTURES },
  'image/png': { usual: 'png', all: PICTURES },
  'image/webp': { usual: 'webp', all: PICTURES },
  'image/avif': { usual: 'avif', all: PICTURES },
  'application/pdf': { usual: 'pdf', all: ['pdf'] },
};

/** Used in joined emoji, flags and variants of Han characters; after an ASCII letter they would only hide an extension. */
const OF_A_SIGN = String.raw`\u200c\u200d\ufe00-\ufe0f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}`;
/** Invisible characters that reorder or hide the text around them. */
const HIDING = new RegExp(
  String.raw`(?<=[\0-\x7f])[${OF_A_SIGN}]+(?!\u20e3)|(?![${OF_A_SIGN}])(?:${INVISIBLE_CHARACTERS.source}|[\p{Cc}\p{Cs}\p{Zl}\p{Zp}])`,
  'gu',
);
/** Not allowed in file names on some systems. */
const UNFIT = /["<>|:*?]/g;
/** A dot, letters and digits with at least one letter: what a system uses to open a file. A single letter is an initial. */
const ENDING = /^\.(?=\d*[a-z])[a-z\d]{2,10}$/i;

/**
 * The stored name of a file: the last path segment without invisible characters, with exactly one extension that matches its content.
 * @param header percent-encoded, as `X-File-Name`
 */
export function fileName(header: string | string[] | undefined, type: UploadType): string {
  const given = decode(Array.isArray(header) ? header[0] : header);
  const plain = (given.split(/[\\/]/).at(-1) ?? '').replace(HIDING, '').replace(UNFIT, '').replace(/\s+/g, ' ');
  const { stem, ending } = partsOf(plain, ENDINGS[type]);
  const shown = truncateText(stem.replace(/^[. ]+/, ''), NAME_LENGTH - ending.length).trim();
  return `${shown || 'file'}${ending}`;
}

/** Strips extensions from the end until an allowed one, or none, is last. */
function partsOf(name: string, { usual, all }: (typeof ENDINGS)[UploadType]): { stem: string; ending: string } {
  let end = withoutPoints(name, name.length);
  for (;;) {
    const point = name.slice(0, end).lastIndexOf('.');
    const ending = point < 0 ? '' : name.slice(point, end);
    if (!ENDING.test(ending)) return { stem: name.slice(0, end), ending: `.${usual}` };
    end = withoutPoints(name, point);
    if (all.includes(ending.slice(1).toLowerCase())) return { stem: name.slice(0, end), ending };
  }
}

/** Systems drop trailing dots and blanks, so the extension before them counts. */
function withoutPoints(name: string, length: number): number {
  let end = length;
  while (end > 0 && '. '.includes(name.charAt(end - 1))) end -= 1;
  return end;
}

function decode(text: string | undefined): string {
  try {
    return decodeURIComponent(text ?? '');
  } catch {
    return '';
  }
}
