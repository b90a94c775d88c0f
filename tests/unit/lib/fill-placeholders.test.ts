import { describe, expect, it } from 'vitest';
import { fillDocument, fillPlaceholders } from '@/lib/text/fill-placeholders';

describe('placeholders of texts and documents', () => {
  it('are filled where a value is known and left for others where it is not', () => {
    expect(fillPlaceholders('{{brand}} in {{district}}; {{brand}}, {{count}}', { brand: 'Pakt', count: 3 })).toBe(
      'Pakt in {{district}}; Pakt, 3',
    );
    expect(fillPlaceholders('{{toString}} {{constructor}} {brand}', { brand: 'Pakt' })).toBe('{{toString}} {{constructor}} {brand}');
  });

  it('take a value as it is: a name with a dollar sign is no pattern', () => {
    expect(fillPlaceholders('{{firstName}} wrote', { firstName: '$& {{brand}}' })).toBe('$& {{brand}} wrote');
  });

  it('are filled in every string of a document, and nothing else is touched', () => {
    const document = { title: '{{brand}}', count: 3, isOn: true, none: null, items: [{ text: 'of {{brand}}' }, '{{brand}}'] };
    expect(fillDocument(document, { brand: 'Pakt' })).toEqual({
      title: 'Pakt',
      count: 3,
      isOn: true,
      none: null,
      items: [{ text: 'of Pakt' }, 'Pakt'],
    });
  });
});
