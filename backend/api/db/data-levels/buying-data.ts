import type { DataLevels } from './level';

/** Orders, bookings and payments of a person. Cards are at the gateway: only their last digits and the gateway's id are stored here. */
export const BUYING_DATA = {
  orders: {
    columns: {
      internal: ['country', 'months', 'termsVersion', 'status', 'changing'],
      personal: [
        'id',
        'number',
        'userId',
        'packages',
        'quote',
        'couponCode',
        'referralCode',
        'startsOn',
        'renewsOn',
        'orderedAt',
        'endedAt',
        'endsOn',
        'restingSince',
        'additions',
        'scheduled',
        'changesOn',
      ],
    },
    kept: 'books',
    readBy: 'team',
  },
  invoices: {
    columns: {
      internal: ['country', 'status', 'taxRate', 'chargesTried', 'remindersSent', 'remindedAt', 'createdAt'],
      personal: [
        'id',
        'number',
        'userId',
        'orderId',
        'date',
        'dueDate',
        'periodFrom',
        'periodTo',
        'total',
        'lines',
        'taxAmount',
        'bookingId',
      ],
    },
    kept: 'books',
    readBy: 'team',
  },
  invoice_payments: {
    columns: { internal: ['method'], personal: ['invoiceId', 'amount', 'chargeId', 'paidAt'] },
    kept: 'books',
    readBy: 'team',
  },
  refunds: {
    columns: {
      internal: ['country', 'status', 'leaseUntil', 'createdAt', 'doneAt'],
      personal: ['key', 'orderId', 'invoiceId', 'userId', 'chargeId', 'toCard', 'asCredit'],
    },
    kept: 'books',
    readBy: 'team',
  },
  bookings: {
    columns: {
      internal: ['kind', 'country', 'reservationId', 'bodyHash', 'createdAt'],
      personal: [
        'id',
        'number',
        'userId',
        'orderId',
        'date',
        'slot',
        'address',
        'contact',
        'note',
        'arrivals',
        'idempotencyKey',
        'cancelledAt',
        'collectedAt',
        'remindedAt',
      ],
    },
    kept: 'account',
    readBy: 'team',
  },
  consignment_orders: {
    columns: { internal: ['country', 'termsVersion'], personal: ['id', 'number', 'userId', 'bookingId', 'orderedAt'] },
    kept: 'books',
    readBy: 'team',
  },
  consigned_pieces: {
    columns: {
      internal: ['position', 'state', 'since'],
      personal: ['id', 'orderId', 'userId', 'itemId', 'brand', 'category', 'condition', 'photos', 'askingPrice', 'sale'],
    },
    kept: 'books',
    readBy: 'team',
  },
  uploads: { columns: { internal: ['type', 'size', 'createdAt'], personal: ['id', 'userId', 'name'] }, kept: 'account', readBy: 'team' },
  account_credits: {
    columns: { internal: ['currency', 'createdAt'], personal: ['id', 'userId', 'amount', 'reason'] },
    kept: 'account',
    readBy: 'member',
  },
  // The code is enough to spend it.
  gifts: {
    columns: {
      internal: ['packageId', 'country', 'value', 'boughtAt', 'expiresAt', 'locale', 'remindedAt'],
      personal: ['id', 'reference', 'balance', 'buyerName', 'buyerEmail', 'recipientName', 'message', 'buyerId', 'redeemedBy'],
      secret: ['code'],
    },
    kept: 'unlinked',
    readBy: 'member',
  },
  payment_intents: {
    columns: {
      internal: ['kind', 'bodyHash', 'country', 'status', 'code', 'attempts', 'failedCompletions', 'leaseUntil', 'createdAt', 'updatedAt'],
      personal: ['id', 'userId', 'amount', 'payload', 'result', 'chargeId'],
    },
    kept: 'unlinked',
    readBy: 'backend',
  },
  payment_methods: {
    columns: {
      internal: ['currency', 'isDefault', 'createdAt'],
      personal: ['id', 'userId', 'brand', 'last4', 'expiry'],
      secret: ['gatewayToken'],
    },
    kept: 'account',
    readBy: 'member',
  },
  cards_to_forget: { columns: { internal: ['since'], secret: ['token'] }, kept: 'ended', readBy: 'backend' },
  coupons: {
    columns: {
      internal: ['kind', 'percent', 'amountHk', 'amountSg', 'country', 'onlyPackage', 'firstOrderOnly', 'expiresAt'],
      personal: ['code', 'issuedFor'],
    },
    kept: 'a year',
    readBy: 'member',
  },
  kept_documents: {
    columns: { internal: ['id', 'kind', 'country', 'keepUntil'], personal: ['number', 'billedName', 'date', 'content'] },
    kept: 'seven years',
    readBy: 'backend',
  },
  // The time of a van, which identifies nobody without its booking.
  slot_reservations: { columns: { all: 'internal' }, kept: 'always', readBy: 'backend' },
  slot_holds: { columns: { all: 'internal' }, kept: 'ended', readBy: 'backend' },
} as const satisfies Partial<DataLevels>;
