import { describe, expect, it } from 'vitest';
import { fillDocument, fillPlaceholders } from '@/lib/text/fill-placeholders';

describe('placeholders of editors', () => {
  it('are filled where a value is known and left for others where it is not', () => {
    expect(fillPlaceholders('{brand} comes to {district}; {brand}!', { brand: 'Pakt' })).toBe('Pakt comes to {district}; Pakt!');
    expect(fillPlaceholders('{toString} {constructor}', { brand: 'Pakt' })).toBe('{toString} {constructor}');
  });

  it('are filled as the texts write them, too: with two braces', () => {
    expect(fillPlaceholders('{{brand}} comes to {{district}}', { brand: 'Pakt', count: 3 })).toBe('Pakt comes to {{district}}');
    expect(fillPlaceholders('{{count}} pieces', { count: 3 })).toBe('3 pieces');
  });

  it('take a value as it is: a name with a dollar sign is no pattern', () => {
    expect(fillPlaceholders('{firstName} wrote', { firstName: '$& {brand}' })).toBe('$& {brand} wrote');
  });

  it('are filled in every string of a document, and nothing else is touched', () => {
    const document = { title: '{brand}', count: 3, isOn: true, none: null, items: [{ text: 'of {brand}' }, '{brand}'] };
    expect(fillDocument(document, { brand: 'Pakt' })).toEqual({
      title: 'Pakt',
      count: 3,
      isOn: true,
      none: null,
      items: [{ text: 'of Pakt' }, 'Pakt'],
    });
  });
});
