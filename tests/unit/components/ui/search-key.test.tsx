import { readdirSync, readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { hideKeyboardOnEnter } from '@/components/ui/forms/text-input';

it.each([
  ['puts the keyboard of a phone away', true],
  ['leaves the focus to whoever has keys', false],
])('the key of a search %s', (_what, isCoarse) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isCoarse }));
  render(<input onKeyDown={hideKeyboardOnEnter} />);
  const field = screen.getByRole('textbox');
  field.focus();
  fireEvent.keyDown(field, { key: 'a' });
  expect(field).toHaveFocus();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(document.activeElement === field).toBe(!isCoarse);
  vi.unstubAllGlobals();
});

it('every search that shows what it finds as one types listens for that key', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const searches = files
    .map((file) => [file, readFileSync(`components/${file}`, 'utf8')] as const)
    .filter(([, text]) => text.includes('type="search"') && !text.includes('role="search" action='));
  expect(searches.length).toBeGreaterThanOrEqual(3);
  expect(searches.filter(([, text]) => !text.includes('onKeyDown={hideKeyboardOnEnter}')).map(([file]) => file)).toEqual([]);
});
