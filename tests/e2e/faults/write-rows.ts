import type { CallName } from '@/lib/contract/calls';
import type { CallRow } from './call-rows';
import { ACCOUNT_WRITES } from './account-writes';
import { MEMBER_WRITES } from './member-writes';
import { OWNER_WRITES } from './owner-writes';
import { PLAN_WRITES } from './plan-writes';
import { SELLING_WRITES } from './selling-writes';
import { VISIT_WRITES } from './visit-writes';
import { VISITOR_WRITES } from './visitor-writes';

/** Calls that change something. */
export const WRITE_ROWS = {
  ...VISITOR_WRITES,
  ...MEMBER_WRITES,
  ...ACCOUNT_WRITES,
  ...OWNER_WRITES,
  ...PLAN_WRITES,
  ...SELLING_WRITES,
  ...VISIT_WRITES,
} satisfies Partial<Record<CallName, CallRow>>;
