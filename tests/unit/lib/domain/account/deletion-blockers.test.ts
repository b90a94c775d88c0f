import { describe, expect, it } from 'vitest';
import { blockersOf } from '@/lib/domain/account/deletion-blockers';

const at = (code: string, path = 'account') => ({ path, code });

describe('what blocks a deletion', () => {
  it('is named once each, with the place where it is settled', () => {
    expect(blockersOf([at('open-invoice'), at('pieces-in-storage'), at('open-invoice')])).toEqual([
      { blocker: 'open-invoice', path: '/billings' },
      { blocker: 'pieces-in-storage', path: '/items' },
    ]);
  });

  it('is said of the account alone, also by a code that we know', () => {
    expect(blockersOf([at('open-invoice', 'password'), at('open-request')])).toEqual([{ blocker: 'open-request', path: '/items' }]);
  });

  it.each([[[]], [[at('something-new'), at('constructor')]], [[at('wrong', 'password')]]])('is told in general words for %j', (errors) => {
    expect(blockersOf(errors)).toEqual([{ blocker: 'other', path: '/contact-us' }]);
  });
});
