import { describe, expect, it } from 'vitest';
import {
  actionOfService,
  careServiceOf,
  CHOSEN_SERVICES,
  chosenService,
  wardrobeQueryOf,
} from '@/components/wardrobe/model/chosen-service';

/** An additional service, by what it is asked for, where in the wardrobe, and whether an address may name it as the chosen one. */
const SERVICES = [
  ['dry-cleaning', 'care', 'service=dry-cleaning', 'dry-cleaning'],
  ['repair', 'care', 'service=repair', 'repair'],
  ['alteration', 'care', 'service=alteration', 'alteration'],
  ['authentication', 'care', 'service=authentication', 'authentication'],
  ['donation', 'donate', 'service=donation', 'donation'],
  // Belongs to a visit: where the pieces are that can be brought.
  ['rush-delivery', null, 'place=stored', null],
  ['styling', null, null, null],
  ['Repair', null, null, null],
  ['', null, null, null],
] as const;

describe('an additional service', () => {
  it.each(SERVICES)('%j is asked for as %s', (slug, action) => expect(actionOfService(slug)).toBe(action));

  it.each(SERVICES)('%j is asked for, by the action %s, at %s', (slug, _action, query) => expect(wardrobeQueryOf(slug)).toBe(query));

  it.each(SERVICES)('%j, asked for by %s at %s, is chosen in an address as %s', (slug, _action, _query, chosen) =>
    expect(chosenService(slug)).toBe(chosen),
  );

  it.each([
    ['repair', 'repair'],
    ['dry-cleaning', 'dry-cleaning'],
    ['donation', null],
    ['rush-delivery', null],
    ['', null],
    [null, null],
  ] as const)('%j is care: %s', (slug, care) => {
    expect(careServiceOf(slug)).toBe(care);
  });

  it('is none where the address names none', () => expect(chosenService(null)).toBeNull());

  it('can be priced for each that an address may name', () => {
    expect(CHOSEN_SERVICES).toEqual(['dry-cleaning', 'repair', 'alteration', 'authentication', 'donation']);
  });
});
