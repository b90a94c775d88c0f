import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BREAKPOINTS } from '@/components/ui/theme/media';

/** The words and sizes that docs/requirements.md prescribes letter by letter, in English. */
const textsOf = (namespace: string): unknown => JSON.parse(readFileSync(`locales/en/${namespace}.json`, 'utf8'));

it('says what lists and time pickers are to say (S36)', () => {
  expect(textsOf('common')).toMatchObject({
    pagination: {
      items_per_page: '/ page',
      jump_to: 'Go to',
      page: 'Page',
      prev_page: 'Previous Page',
      next_page: 'Next Page',
      prev_5: 'Previous 5 Pages',
      next_5: 'Next 5 Pages',
      prev_3: 'Previous 3 Pages',
      next_3: 'Next 3 Pages',
      page_size: 'Page Size',
    },
    timePicker: { placeholder: 'Select time', start: 'Start time', end: 'End time' },
  });
});

it('says what the newsletter box is to say (S33)', () => {
  expect(Object.values(textsOf('newsletter') as Record<string, unknown>)).toEqual(expect.arrayContaining(['Success!', 'Fail!']));
});

it.each([
  ['Hk', 'Hong Kong'],
  ['Sg', 'Singapore'],
])('asks a visitor from %s by the prescribed title (S15)', (region, country) => {
  const { regionModal: modal } = textsOf('layout') as Record<string, Record<string, string>>;
  expect(modal?.[`title${region}`]).toBe(
    `It looks like you're visiting us from ${country}. Would you prefer to view our ${country} website?`,
  );
});

it('changes its layout at the prescribed widths (S37)', () => {
  expect(Object.values(BREAKPOINTS)).toEqual([480, 576, 768, 992, 1200, 1600]);
});
