import type { CallName } from '@/lib/contract/calls';
import type { CallRow } from './call-rows';
import { MEMBER_READS } from './member-reads';
import { OWNER_READS } from './owner-reads';

/** Calls that ask. */
export const READ_ROWS = { ...MEMBER_READS, ...OWNER_READS } satisfies Partial<Record<CallName, CallRow>>;
