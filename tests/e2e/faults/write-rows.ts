import type { CallName } from '@/lib/contract/calls';
import type { CallRow } from './call-rows';
import { MEMBER_WRITES } from './member-writes';
import { OWNER_WRITES } from './owner-writes';
import { VISITOR_WRITES } from './visitor-writes';

/** Not tried in a browser yet: docs/quality.md says so, and a unit test tries the call itself. */
const OWED = { kind: 'owed' } as const;

export const WRITE_ROWS = {
  ...VISITOR_WRITES,
  ...MEMBER_WRITES,
  ...OWNER_WRITES,
  orderConsignment: OWED, loginWithExternal: OWED, endTerm: OWED, giftBalance: OWED,
  holdSlot: OWED, releaseSlot: OWED, createCollection: OWED, upload: OWED, approvePrice: OWED, choosePayout: OWED, createItemRequests: OWED, undoItemRequest: OWED, outfitFeedback: OWED,
  sendDeletionLink: OWED, checkCouponCode: OWED,
} satisfies Partial<Record<CallName, CallRow>>;
