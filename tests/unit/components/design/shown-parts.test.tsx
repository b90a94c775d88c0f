import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageSpecimen } from '@/components/design/page-specimen';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('next/router'), { useRouter: () => ({ locale: 'en' }) });

/** Seen as a part of another one, which shows it. */
const WITHIN: Record<string, string> = {
  'field-error': 'field',
  'field-set': 'radio-group',
  'modal-frame': 'dialog',
  toaster: 'toast-provider',
};
/** Draws nothing that could be looked at. */
const UNSEEN: Record<string, string> = {
  'session-visibility': 'chooses which of two parts is seen',
  'global-style': 'is under every part',
  'json-ld': 'is for search engines',
  'visually-hidden': 'is heard only',
  'unclaimed-entry': 'is not seen',
};

const textsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [basename(file, '.tsx'), readFileSync(`${folder}/${file}`, 'utf8')] as const);
const parts = new Map(textsOf('components/ui'));
const specimens = textsOf('components/design')
  .map(([, text]) => text)
  .join('\n');
const shown = [...parts.keys()].filter((part) => new RegExp(`'@/components/ui/([a-z]+/)?${part}'`).test(specimens));

describe('the design page', () => {
  it('shows every visible part', () => {
    expect([...parts.keys()].filter((part) => !shown.includes(part) && !(part in WITHIN) && !(part in UNSEEN))).toEqual([]);
  });

  it('has a reason for each part that it does not name, and for no other', () => {
    for (const part of [...Object.keys(WITHIN), ...Object.keys(UNSEEN)]) {
      expect(parts.has(part), part).toBe(true);
      expect(shown, part).not.toContain(part);
    }
    for (const [part, whole] of Object.entries(WITHIN)) {
      expect(parts.get(whole), whole).toMatch(new RegExp(`from '(\\.|@/components/ui/[a-z]+)/${part}'`));
      expect(shown.includes(whole) || whole in WITHIN, whole).toBe(true);
    }
  });

  it('draws the parts of pages', () => {
    renderWithTexts(<PageSpecimen />);
    expect(screen.getByRole('heading', { name: 'A room for your clothes', level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Topics' })).toBeInTheDocument();
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt') ?? image.getAttribute('aria-label'))).toEqual([
      'Camel wool coat',
      'A piece without a photograph',
      'Code that opens the gift',
    ]);
  });
});
