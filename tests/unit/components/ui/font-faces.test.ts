import metrics from 'next/dist/server/capsize-font-metrics.json';
import { expect, it } from 'vitest';
import { fontFaceCss, tokenCss } from '@/components/ui/theme/global-style';

/** A weight of a face in the published metrics that Next's own fallbacks are made of. */
const widthOf = ({ xWidthAvg, unitsPerEm }: { xWidthAvg: number; unitsPerEm: number }) => xWidthAvg / unitsPerEm;
const { inter, newsreader, arial, roboto, timesNewRoman, notoSerif } = metrics;

const rules = [...fontFaceCss.matchAll(/@font-face\{([^}]*)\}/g)].map(([, body = '']) => body);
const ruleOf = (local: string) => rules.find((body) => body.includes(`local('${local}')`)) ?? '';
const percent = (rule: string, name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule)?.[1]);

it.each([
  ['Arial', widthOf(inter) / widthOf(arial)],
  ['Arial Bold', widthOf(inter.variants['600']) / widthOf(arial.variants['700'])],
  ['Roboto', widthOf(inter) / widthOf(roboto)],
  ['Roboto Bold', widthOf(inter.variants['600']) / widthOf(roboto.variants['700'])],
  ['Times New Roman', widthOf(newsreader) / widthOf(timesNewRoman)],
  ['Noto Serif', widthOf(newsreader) / widthOf(notoSerif)],
])('%s is set as wide as the face that it stands in for', (local, ratio) => {
  expect(Math.abs(percent(ruleOf(local), 'size-adjust') / 100 / ratio - 1)).toBeLessThan(0.01);
});

it.each([
  ['Arial', inter],
  ['Roboto', inter],
  ['Times New Roman', newsreader],
  ['Noto Serif', newsreader],
])('%s has lines as high as the face that it stands in for', (local, { ascent, descent, unitsPerEm }) => {
  const rule = ruleOf(local);
  const size = percent(rule, 'size-adjust') / 100;
  expect((percent(rule, 'ascent-override') / 100) * size).toBeCloseTo(ascent / unitsPerEm, 2);
  expect((percent(rule, 'descent-override') / 100) * size).toBeCloseTo(-descent / unitsPerEm, 2);
});

it('names a fallback for Android, Apple, Windows and Debian in both stacks', () => {
  const families = rules.filter((body) => body.includes('local(')).map((body) => /font-family:'([^']+)'/.exec(body)?.[1]);
  for (const family of families) expect(tokenCss).toContain(`'${family}'`);
  for (const local of ['Roboto', 'Noto Serif', 'Arial', 'Times New Roman', 'Liberation Sans', 'Liberation Serif']) {
    expect(ruleOf(local), local).not.toBe('');
  }
});
