import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokenCss } from '@/components/ui/theme/global-style';
import { COLOURS } from '@/components/ui/theme/tokens';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((index) => Number.parseInt(hex.slice(index, index + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: keyof typeof COLOURS, other: keyof typeof COLOURS): number {
  const [dark = 0, light = 0] = [luminance(COLOURS[one]), luminance(COLOURS[other])].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'surface', 'sunken', 'wash'] as const;
const TEXTS = ['ink', 'ink-soft', 'muted', 'red', 'red-strong', 'danger', 'success', 'warning', 'info'] as const;

describe('colours', () => {
  it('of links and buttons are reds (S11)', () => {
    const [button, link] = ['button', 'text-link'].map((name) => readFileSync(`components/ui/actions/${name}.tsx`, 'utf8'));
    for (const source of [button, link]) expect(source).toMatch(/color: var\(--red\)/);
    for (const name of ['red', 'red-strong'] as const) expect(COLOURS[name]).toMatch(/^#[6-9a-f][0-9a-f][0-3].[0-3].$/i);
  });

  it.each(GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground] as const)))('%s reads on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['success', 'success-wash'],
    ['warning', 'warning-wash'],
    ['danger', 'danger-wash'],
    ['info', 'info-wash'],
    ['red-strong', 'red-wash'],
    ['on-red', 'red'],
    ['on-red', 'red-strong'],
    ['on-ink', 'ink'],
    ['on-ink-muted', 'ink'],
    ['on-ink', 'danger'],
  ] as const)('%s reads on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GROUNDS.slice(0, 3))('borders of controls are seen on %s', (ground) => {
    expect(contrast('line-strong', ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('variables', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const sources = files.map((name) => readFileSync(join('components', name), 'utf8')).join('\n');

  it('are all declared where styles use them without a fallback', () => {
    const used = new Set([...sources.matchAll(/var\((--[a-z0-9-]+)\)/g)].map((match) => match[1]));
    const declared = new Set([...`${tokenCss}\n${sources}`.matchAll(/(--[a-z0-9-]+)['"]?\s*:/g)].map((match) => match[1]));
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
    expect(used.size).toBeGreaterThan(40);
  });
});
