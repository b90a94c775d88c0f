import { BUYING_DATA } from './data-levels/buying-data';
import { KEPT, LEVELS, READERS, type DataLevels, type Level } from './data-levels/level';

/** Identity, sign-in and messages of a person. */
const ACCOUNT_DATA = {
  users: {
    columns: {
      internal: ['emailVerifiedAt', 'country', 'locale', 'isAiOutfitRecommendation', 'notifications', 'createdAt'],
      personal: ['id', 'email', 'firstName', 'lastName', 'referredByCode', 'fcmSessionId'],
      secret: ['fcmToken'],
    },
    kept: 'account',
    readBy: 'team',
  },
  contacts: {
    columns: { internal: ['position'], personal: ['id', 'userId', 'contactName', 'contactPhoneCode', 'contactPhone', 'address'] },
    kept: 'account',
    readBy: 'team',
  },
  marketing_receipts: {
    columns: { internal: ['id', 'granted', 'source', 'givenAt'], personal: ['userId'] },
    kept: 'account',
    readBy: 'member',
  },
  password_credentials: {
    columns: { internal: ['changedAt'], personal: ['userId'], secret: ['hash'] },
    kept: 'account',
    readBy: 'backend',
  },
  external_identities: {
    columns: { internal: ['provider', 'createdAt'], personal: ['subject', 'userId'] },
    kept: 'account',
    readBy: 'member',
  },
  sessions: {
    columns: {
      personal: ['id', 'userId', 'browser', 'system', 'deviceId', 'deviceSince', 'place', 'createdAt', 'lastSeenAt', 'expiresAt'],
      secret: ['tokenHash'],
    },
    kept: 'ended',
    readBy: 'member',
  },
  known_devices: { columns: { all: 'personal' }, kept: 'a year', readBy: 'member' },
  mailed_tokens: {
    columns: { internal: ['purpose', 'createdAt', 'expiresAt'], personal: ['userId', 'email'], secret: ['tokenHash'] },
    kept: 'ended',
    readBy: 'backend',
  },
  email_changes: {
    columns: {
      internal: ['fromProvenAt', 'toProvenAt', 'doneAt', 'createdAt', 'expiresAt'],
      personal: ['userId', 'sessionId', 'fromEmail', 'toEmail'],
      secret: ['fromHash', 'toHash'],
    },
    kept: 'ended',
    readBy: 'member',
  },
  second_factors: {
    columns: { internal: ['lastStep', 'createdAt', 'enabledAt'], personal: ['userId'], secret: ['secret'] },
    kept: 'account',
    readBy: 'backend',
  },
  recovery_codes: { columns: { personal: ['userId'], secret: ['hash'] }, kept: 'account', readBy: 'backend' },
  // Stored under a hash of an address or peer; a list of addresses could still be matched against it.
  attempt_counts: { columns: { internal: ['count', 'endsAt'], personal: ['key'] }, kept: 'ended', readBy: 'backend' },
  security_records: { columns: { internal: ['id'], personal: ['kind', 'userId', 'peer', 'at'] }, kept: 'ninety days', readBy: 'team' },
  signing_keys: { columns: { internal: ['purpose', 'madeAt'], secret: ['secret'] }, kept: 'always', readBy: 'backend' },
  previous_signing_keys: { columns: { internal: ['purpose', 'verifiesUntil'], secret: ['secret'] }, kept: 'a year', readBy: 'backend' },
  // Members see only the last digits; the full number is read by `keys payout` for manual transfers, which is recorded.
  payout_destinations: {
    columns: { internal: ['method', 'chosenAt'], personal: ['userId', 'holder'], secret: ['bankCode', 'account', 'provenBy'] },
    kept: 'account',
    readBy: 'team',
  },
  announced_answers: {
    columns: { internal: ['lookAt', 'lookedAt'], personal: ['userId', 'newestAt', 'readAt', 'pushedAt', 'mailedAt'] },
    kept: 'account',
    readBy: 'backend',
  },
  // The text holds links that open an account; it is erased after delivery.
  outbox_mails: {
    columns: {
      internal: ['id', 'channel', 'language', 'createdAt', 'deliveredAt', 'gaveUpAt', 'attempts', 'nextAttemptAt', 'claimedUntil'],
      personal: ['recipient', 'place', 'subject'],
      secret: ['body', 'html', 'attachments', 'headers'],
    },
    kept: 'ninety days',
    readBy: 'backend',
  },
  newsletter_subscriptions: {
    columns: { internal: ['language', 'subscribedAt'], personal: ['email'] },
    kept: 'withdrawn',
    readBy: 'member',
  },
  contact_messages: {
    columns: {
      internal: ['country', 'topic', 'language', 'receivedAt', 'takenOverAt'],
      personal: ['reference', 'name', 'email', 'phone', 'theirReference', 'callBackFrom', 'callBackTo', 'message', 'sentAs'],
    },
    kept: 'two years',
    readBy: 'team',
  },
  referral_codes: { columns: { internal: ['valid'], personal: ['code', 'firstName', 'userId'] }, kept: 'account', readBy: 'everybody' },
  referrals: {
    columns: { internal: ['id', 'status', 'reason', 'createdAt'], personal: ['referrerId', 'friendId', 'friendName'] },
    kept: 'account',
    readBy: 'member',
  },
} as const satisfies Partial<DataLevels>;

/** Not personal: public prices and texts, and the shop's own bookkeeping. */
const SHOP_DATA = {
  memberships: { columns: { all: 'public' }, kept: 'always', readBy: 'everybody' },
  price_entries: { columns: { all: 'public' }, kept: 'always', readBy: 'everybody' },
  extra_prices: { columns: { all: 'public' }, kept: 'always', readBy: 'everybody' },
  commission_bands: { columns: { all: 'public' }, kept: 'always', readBy: 'everybody' },
  gift_packages: { columns: { all: 'public' }, kept: 'always', readBy: 'everybody' },
  districts: { columns: { all: 'public' }, kept: 'always', readBy: 'everybody' },
  care_prices: { columns: { all: 'public' }, kept: 'always', readBy: 'everybody' },
  resale_estimates: { columns: { all: 'public' }, kept: 'always', readBy: 'everybody' },
  referral_rewards: { columns: { all: 'public' }, kept: 'always', readBy: 'everybody' },
  slots: { columns: { all: 'public' }, kept: 'always', readBy: 'everybody' },
  // Includes editors' drafts, which only the preview shows.
  cms_documents: {
    columns: {
      public: ['id', 'kind', 'slug', 'locale', 'documentId', 'isSingle', 'publishedAt', 'updatedAt'],
      internal: ['status', 'content', 'seedHash'],
    },
    kept: 'always',
    readBy: 'everybody',
  },
  schema_migrations: { columns: { all: 'internal' }, kept: 'always', readBy: 'backend' },
  seed_states: { columns: { all: 'internal' }, kept: 'always', readBy: 'backend' },
  job_leases: { columns: { all: 'internal' }, kept: 'always', readBy: 'backend' },
  simulated_clock: { columns: { all: 'internal' }, kept: 'always', readBy: 'backend' },
  // Data of the embedded gateway, for published test cards: in production it is at the payment provider.
  gateway_cards: {
    columns: { internal: ['behaviour', 'createdAt'], personal: ['brand', 'last4', 'expiry'], secret: ['token'] },
    kept: 'always',
    readBy: 'backend',
  },
  gateway_charges: {
    columns: {
      internal: ['amount', 'currency', 'status', 'code', 'createdAt'],
      personal: ['key', 'id', 'brand', 'last4', 'expiry'],
      secret: ['cardToken'],
    },
    kept: 'always',
    readBy: 'backend',
  },
  gateway_nonces: {
    columns: { internal: ['behaviour', 'usedAt', 'expiresAt'], personal: ['brand', 'last4', 'expiry'], secret: ['hash', 'cardToken'] },
    kept: 'ended',
    readBy: 'backend',
  },
  gateway_refunds: { columns: { internal: ['amount', 'createdAt'], personal: ['key', 'chargeId'] }, kept: 'always', readBy: 'backend' },
} as const satisfies Partial<DataLevels>;

/** A person's possessions, their place and value, and what they wear: as private as their home. */
const WARDROBE_DATA = {
  wardrobes: { columns: { all: 'personal' }, kept: 'account', readBy: 'member' },
  storage_plans: { columns: { all: 'personal' }, kept: 'account', readBy: 'team' },
  items: { columns: { all: 'personal' }, kept: 'account', readBy: 'team' },
  item_pictures: { columns: { all: 'personal' }, kept: 'account', readBy: 'team' },
  item_files: { columns: { all: 'personal' }, kept: 'account', readBy: 'member' },
  item_events: { columns: { all: 'personal' }, kept: 'account', readBy: 'team' },
  item_sales: { columns: { all: 'personal' }, kept: 'books', readBy: 'team' },
  selling_agreements: { columns: { all: 'personal' }, kept: 'books', readBy: 'team' },
  item_requests: { columns: { all: 'personal' }, kept: 'account', readBy: 'team' },
  item_request_lines: { columns: { all: 'personal' }, kept: 'account', readBy: 'team' },
  wardrobe_charges: { columns: { all: 'personal' }, kept: 'account', readBy: 'team' },
  outfits: { columns: { all: 'personal' }, kept: 'account', readBy: 'member' },
  outfit_items: { columns: { all: 'personal' }, kept: 'account', readBy: 'member' },
  outfit_feedback: { columns: { all: 'personal' }, kept: 'account', readBy: 'member' },
  worn_outfits: { columns: { all: 'personal' }, kept: 'account', readBy: 'member' },
} as const satisfies Partial<DataLevels>;

/**
 * Every table needs an entry: the code does not compile without one.
 * @internal read by tests, and by the compiler
 */
export const DATA_LEVELS = { ...ACCOUNT_DATA, ...BUYING_DATA, ...WARDROBE_DATA, ...SHOP_DATA } satisfies DataLevels;

type Columns = { all?: Level } & Partial<Record<Level, readonly string[]>>;
interface Decision {
  columns: Columns;
  kept: keyof typeof KEPT;
  readBy: keyof typeof READERS;
}

const START = '<!-- written by scripts/write-docs.ts -->';

/** docs/data.md with its tables generated from these decisions; the text before them is written by hand. */
export function withDataTables(page: string): string {
  const parts = { Account: ACCOUNT_DATA, Buying: BUYING_DATA, Wardrobe: WARDROBE_DATA, 'The shop itself': SHOP_DATA };
  const tables = Object.entries(parts).map(([title, tablesOfPart]) => {
    const rows = Object.entries<Decision>(tablesOfPart).map(
      ([name, { columns, kept, readBy }]) =>
        `| \`${name}\` | ${LEVELS.map((level) => cellOf(columns, level)).join(' | ')} | ${KEPT[kept]} | ${READERS[readBy]} |`,
    );
    return `### ${title}\n| table | ${LEVELS.join(' | ')} | kept | read by |\n|---|---|---|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `${page.slice(0, page.indexOf(START))}${START}\n\n${tables.join('\n')}`;
}

function cellOf(columns: Columns, level: Level): string {
  return columns.all === level ? 'all columns' : (columns[level] ?? []).join(', ');
}
