import { beforeEach, expect, it } from 'vitest';
import { claimDrafts, draftKey, removeDrafts } from '@/lib/browser/drafts';
import { readStored, writeStored } from '@/lib/browser/storage';

const ORDER = draftKey('order.hk');
const CODE = draftKey('paid-gift.hk');

beforeEach(() => {
  removeDrafts();
  writeStored(ORDER, 'an address');
  writeStored(CODE, 'a code', 'session');
  writeStored('consent', 'kept');
});

const kept = () => [readStored(ORDER), readStored(CODE, 'session'), readStored('consent')];

it('what a visitor has typed is theirs when they log in, and again later', () => {
  claimDrafts('mei');
  claimDrafts('mei');
  expect(kept()).toEqual(['an address', 'a code', 'kept']);
});

it('what another member has left goes, and nothing else does', () => {
  claimDrafts('mei');
  claimDrafts('kim');
  expect(kept()).toEqual([null, null, 'kept']);
  writeStored(ORDER, 'of kim');
  claimDrafts('kim');
  expect(readStored(ORDER)).toBe('of kim');
});

it('after a logout nobody owns what is typed next', () => {
  claimDrafts('mei');
  removeDrafts();
  writeStored(ORDER, 'of a visitor');
  claimDrafts('kim');
  expect(readStored(ORDER)).toBe('of a visitor');
});
