import type { DataLevels } from './level';

/** Not personal: public prices and texts, and the shop's own bookkeeping. */
export const SHOP_DATA = {
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
