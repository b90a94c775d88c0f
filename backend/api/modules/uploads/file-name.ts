import type { UploadType } from '@/lib/contract/upload';
import { truncateText } from '@/lib/text/truncate-text';
import { INVISIBLE_CHARACTERS } from '@/lib/text/invisible-characters';

const NAME_LENGTH = 120;
/** Of pictures; programs that show them go by the bytes, so a member's name keeps another picture's ending. */
const PICTURES = ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'webp', 'avif'];
/** What a name may end with, and what it ends with otherwise. */
const ENDINGS: Record<UploadType, { usual: string; all: readonly string[] }> = {
  'image/jpeg': { usual: 'jpg', all: PICTURES },
  'image/png': { usual: 'png', all: PICTURES },
  'image/webp': { usual: 'webp', all: PICTURES },
  'image/avif': { usual: 'avif', all: PICTURES },
  'application/pdf': { usual: 'pdf', all: ['pdf'] },
};

/** Joined emoji, flags and forms of Han characters are made with them; behind a letter of ASCII they would only hide an ending. */
const OF_A_SIGN = String.raw`\u200c\u200d\ufe00-\ufe0f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}`;
/** Nobody sees them, and they turn what stands beside them around or hide it. */
const HIDING = new RegExp(
  String.raw`(?<=[\0-\x7f])[${OF_A_SIGN}]+(?!\u20e3)|(?![${OF_A_SIGN}])(?:${INVISIBLE_CHARACTERS.source}|[\p{Cc}\p{Cs}\p{Zl}\p{Zp}])`,
  'gu',
);
/** Not allowed in the names of files on some system. */
const UNFIT = /["<>|:*?]/g;
/** A point, letters and digits, one letter at least: what a system would open the file by. A single letter is an initial. */
const ENDING = /^\.(?=\d*[a-z])[a-z\d]{2,10}$/i;

/**
 * The name of a file as it is kept: the last part of a path, without what nobody sees, with an ending of what its bytes are and no other.
 * @param header percent-encoded, as `X-File-Name`
 */
export function fileName(header: string | string[] | undefined, type: UploadType): string {
  const given = decode(Array.isArray(header) ? header[0] : header);
  const plain = (given.split(/[\\/]/).at(-1) ?? '').replace(HIDING, '').replace(UNFIT, '').replace(/\s+/g, ' ');
  const { stem, ending } = partsOf(plain, ENDINGS[type]);
  const shown = truncateText(stem.replace(/^[. ]+/, ''), NAME_LENGTH - ending.length).trim();
  return `${shown || 'file'}${ending}`;
}

/** Removes endings from the end until an allowed one, or none, is last. */
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

/** Systems leave points and blanks at the end away, and the ending before them counts. */
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
