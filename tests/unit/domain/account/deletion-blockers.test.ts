import { describe, expect, it } from 'vitest';
import { blockersOf, placesOf } from '@/components/account/model/deletion-blockers';

const at = (code: string, path = 'account') => ({ path, code });

describe('what blocks a deletion', () => {
  it('is named once each, with the place where it is settled', () => {
    expect(blockersOf([at('open-invoice'), at('last-invoice'), at('pieces-in-storage'), at('open-invoice')])).toEqual([
      { blocker: 'open-invoice', path: '/billings' },
      { blocker: 'last-invoice', path: '/billings' },
      { blocker: 'pieces-in-storage', path: '/items' },
    ]);
  });

  it('is said of the account alone, also by a code that we know', () => {
    expect(blockersOf([at('open-invoice', 'password'), at('open-request')])).toEqual([{ blocker: 'open-request', path: '/items' }]);
  });

  it('is named by its code alone, what is unknown once', () => {
    expect(placesOf(['running-term', 'coming-term', 'something-new', 'another'])).toEqual([
      { blocker: 'running-term', path: '/plan' },
      { blocker: 'coming-term', path: '/contact-us' },
      { blocker: 'other', path: '/contact-us' },
    ]);
    expect(placesOf([])).toEqual([]);
  });

  it.each([[[]], [[at('something-new'), at('constructor')]], [[at('wrong', 'password')]]])('is told in general words for %j', (errors) => {
    expect(blockersOf(errors)).toEqual([{ blocker: 'other', path: '/contact-us' }]);
  });
});
