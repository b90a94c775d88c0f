import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { ARTWORK } from '@/artwork/catalogue';
import { splitSprites } from '@/artwork/draw/sprite';

const { window } = new JSDOM('');
const parser = new window.DOMParser();
const DRAWINGS = ARTWORK.flatMap((entry) => ('draw' in entry ? entry : []));
const drawn = new Map(DRAWINGS.map((entry) => [entry.name, entry.draw().svg]));

describe.each([...drawn.entries()])('%s', (name, svg) => {
  it('is well-formed SVG without text, scripts or outside references', () => {
    const root = parser.parseFromString(svg, 'image/svg+xml');
    expect(root.querySelector('parsererror')?.textContent ?? '').toBe('');
    expect(root.documentElement.localName).toBe('svg');
    expect(root.querySelectorAll('text, script, foreignObject, image')).toHaveLength(0);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|href="http/);
  });

  it('refers only to definitions it holds, each defined once', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const known = new Set(ids);
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });

  it('keeps each sprite self-contained, so that it can be rasterised alone', () => {
    for (const part of splitSprites(svg)) {
      if (typeof part === 'string') continue;
      const own = new Set([...part.content.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
      const used = [...part.content.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
      expect(used.filter((id) => !own.has(id))).toEqual([]);
    }
  });

  it('stays within 240 kB and draws the same every time', () => {
    expect(svg.length).toBeLessThan(240_000);
    expect(DRAWINGS.find((entry) => entry.name === name)?.draw().svg).toBe(svg);
  });
});

describe('the pictures together', () => {
  it('are all different, under different names', () => {
    const hashes = new Set([...drawn.values()].map((svg) => createHash('sha256').update(svg).digest('hex')));
    expect(hashes.size).toBe(DRAWINGS.length);
    expect(drawn.size).toBe(DRAWINGS.length);
  });
});
