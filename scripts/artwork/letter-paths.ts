import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PUBLIC } from './paths';

interface Glyph {
  path: { toSVG: () => string };
}
interface Face {
  unitsPerEm: number;
  layout: (text: string) => { glyphs: Glyph[]; positions: { xAdvance: number }[]; advanceWidth: number };
}

// Next's bundled copy of fontkit: the image library cannot read compressed web fonts.
const fontkit = createRequire(import.meta.url)('next/dist/compiled/@next/font/dist/fontkit') as { default: (data: Buffer) => Face };
const faces = new Map<string, Face>();

function faceOf(file: string): Face {
  const face = faces.get(file) ?? fontkit.default(readFileSync(path.join(PUBLIC, file)));
  faces.set(file, face);
  return face;
}

/** Breaks text between words into lines of at most this width. */
export function breakLines(words: string, file: string, size: number, width: number): string[] {
  const face = faceOf(file);
  const widthOf = (line: string) => (face.layout(line).advanceWidth / face.unitsPerEm) * size;
  return words.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) > width) return [...lines, word];
    return [...lines.slice(0, -1), longer];
  }, []);
}

/** One line of text as paths, its baseline at the origin, so that no font is needed to render it. */
export function letterPaths(line: string, file: string, size: number): string {
  const face = faceOf(file);
  const { glyphs, positions } = face.layout(line);
  const scale = size / face.unitsPerEm;
  let x = 0;
  const shapes = glyphs.map((glyph, at) => {
    const shape = `<path transform="translate(${x} 0)" d="${glyph.path.toSVG()}"/>`;
    x += positions[at]?.xAdvance ?? 0;
    return shape;
  });
  return `<g transform="scale(${scale} ${-scale})">${shapes.join('')}</g>`;
}
