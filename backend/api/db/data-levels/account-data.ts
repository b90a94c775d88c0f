import type { DataLevels } from './level';

/** Identity, sign-in and messages of a person. */
export const ACCOUNT_DATA = {
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
