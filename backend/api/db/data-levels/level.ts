import type { PgTable } from 'drizzle-orm/pg-core';
import type * as afterAccount from '@/backend/api/db/schema/after-account';
import type * as bookkeeping from '@/backend/api/db/schema/bookkeeping';
import type * as catalogue from '@/backend/api/db/schema/catalogue';
import type * as chat from '@/backend/api/db/schema/chat';
import type * as cms from '@/backend/api/db/schema/cms';
import type * as contact from '@/backend/api/db/schema/contact';
import type * as gateway from '@/backend/api/db/schema/gateway';
import type * as itemRequests from '@/backend/api/db/schema/item-requests';
import type * as mail from '@/backend/api/db/schema/mail';
import type * as orders from '@/backend/api/db/schema/orders';
import type * as outfits from '@/backend/api/db/schema/outfits';
import type * as payments from '@/backend/api/db/schema/payments';
import type * as coupons from '@/backend/api/db/schema/coupons';
import type * as refunds from '@/backend/api/db/schema/refunds';
import type * as signIn from '@/backend/api/db/schema/sign-in';
import type * as slots from '@/backend/api/db/schema/slots';
import type * as users from '@/backend/api/db/schema/users';
import type * as wardrobe from '@/backend/api/db/schema/wardrobe';

/** Protection level of a column, in rising order; docs/data.md has the consequences. */
export const LEVELS = ['public', 'internal', 'personal', 'secret'] as const;
export type Level = (typeof LEVELS)[number];

type Schema = typeof afterAccount &
  typeof bookkeeping &
  typeof catalogue &
  typeof chat &
  typeof cms &
  typeof contact &
  typeof gateway &
  typeof itemRequests &
  typeof mail &
  typeof orders &
  typeof outfits &
  typeof payments &
  typeof coupons &
  typeof refunds &
  typeof signIn &
  typeof slots &
  typeof users &
  typeof wardrobe;
type Tables = Extract<Schema[keyof Schema], PgTable>;
export type TableName = Tables['_']['name'];
type ColumnName<Name extends TableName> = keyof Extract<Tables, { _: { name: Name } }>['_']['columns'] & string;

/** Retention, as in the privacy policy; `backend/cleanup.ts` and `backend/api/modules/account` remove the rows. */
export const KEPT = {
  always: 'as long as the shop',
  account: 'as the account',
  books: 'as the account, then as a book',
  unlinked: 'as long as the shop; from the end of the account on without what leads to the member',
  'seven years': 'seven years',
  'two years': 'two years',
  'a year': 'a year after the last use or the end',
  'ninety days': 'ninety days',
  ended: 'until it ends by itself: minutes to thirty days',
  withdrawn: 'until it is withdrawn or the account is deleted; for an address that no account has confirmed, two years',
} as const;

export const READERS = {
  everybody: 'everybody',
  backend: 'the backend alone',
  member: 'its member',
  team: 'its member, the team',
} as const;

/** Level of every column; `all` covers all of them, including future ones. */
type Columns<Name extends TableName> = { all: Level } | Partial<Record<Level, readonly ColumnName<Name>[]>>;

export type DataLevels = { [Name in TableName]: { columns: Columns<Name>; kept: keyof typeof KEPT; readBy: keyof typeof READERS } };
