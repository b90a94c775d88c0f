import { bookingOn } from '@/tests/contract/wardrobe/support';
import type { CallName } from '@/lib/contract/calls';
import { PASSWORD } from '@/tests/setup/member';

/** What belongs to the other member, by the ids under which the API knows it. */
export interface Belongings {
  id: string;
  email: string;
  invoice: string;
  booking: string;
  order: string;
  orderNumber: string;
  card: string;
  gift: string;
  intentKey: string;
  upload: string;
  itemFile: string;
  ownItem: string;
  item: string;
  outfit: string;
  request: string;
  session: string;
}

interface Attempt {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  status: number;
  /** What the answer's data has to match, where it is a success that says "not there". */
  data?: Record<string, unknown>;
}

/**
 * - `attempt`: what a stranger sends who knows the other's ids, and how that has to end
 * - `own`: names nobody; the answer is about the caller alone
 * - `nobody's`: knows no member; a session changes nothing
 * - `elsewhere`: takes more than one request to try, and is tried by a test of its own below
 */
export type Decision =
  | { kind: 'attempt'; of: (theirs: Belongings) => Attempt }
  | { kind: 'own'; query?: Record<string, string>; body?: unknown; status?: number }
  | { kind: "nobody's" }
  | { kind: 'elsewhere'; body?: unknown };
// What is opened by a secret of its own (a gift's code, a draft's hold, a mailed token) is nobody's either.

const attempt = (of: (theirs: Belongings) => Attempt): Decision => ({ kind: 'attempt', of });
const byId = (part: keyof Belongings, status = 404, rest: Partial<Attempt> = {}): Decision =>
  attempt((theirs) => ({ params: { id: theirs[part] }, status, ...rest }));
const own = (rest: Omit<Extract<Decision, { kind: 'own' }>, 'kind'> = {}): Decision => ({ kind: 'own', ...rest });
const nobodys: Decision = { kind: "nobody's" };
const elsewhere = (body?: unknown): Decision => ({ kind: 'elsewhere', body });
const HKD = { query: { currency: 'hkd' } };

/** One decision a call: a new call does not compile without its own. */
export const MATRIX = {
  priceService: nobodys,
  checkEmail: nobodys,
  signup: nobodys,
  login: nobodys,
  loginWithExternal: nobodys,
  newsletterSignup: nobodys,
  newsletterGetMyCoupon: nobodys,
  passwordPolicy: nobodys,
  externalProviders: nobodys,
  passwordReset: nobodys,
  passwordResetConfirm: nobodys,
  verifyEmail: nobodys,
  finishSignIn: nobodys,
  decideEmailChange: nobodys,
  giftPayment: nobodys,
  giftBalance: nobodys,
  holdSlot: nobodys,
  releaseSlot: nobodys,

  checkCouponCode: elsewhere(),
  orderAndPaymentSignup: elsewhere(),
  orderConsignment: elsewhere({ country: 'hk', itemIds: ['an-item'], termsVersion: '2026-01' }),
  logout: elsewhere(),
  changePassword: elsewhere({ current: 'one horse 1', next: 'two horses 2' }),
  deleteAccount: elsewhere({}),
  upload: elsewhere(),
  createItemRequests: elsewhere({ lines: [{ itemId: 'an-item', action: 'donate' }], total: 0 }),

  currentUser: own(),
  userInformation: own(),
  updateUser: own({
    body: { firstName: 'Changed', marketing: true, fcmtoken: 'of-one', contactPhone: '5550 0000', contactPhoneCode: '+852' },
  }),
  contactUs: own({
    body: { name: 'Ada', email: 'ada@example.com', topic: 'other', message: 'Is anybody there today?', consent: true, country: 'hk' },
    status: 201,
  }),
  invoices: own({ query: { take: '100' } }),
  paymentMethods: own(HKD),
  addPaymentMethod: own({ body: { currency: 'hkd', paymentMethodNonce: 'fake-valid-nonce', default: true }, status: 201 }),
  sendVerification: own(),
  sessions: own(),
  secondFactor: own(),
  ownGifts: own(),
  sendGiftAgain: byId('gift'),
  redeemGift: own({ body: { giftCode: 'GIFT-0000' }, status: 400 }),
  beginSecondFactor: own({ body: { password: PASSWORD } }),
  confirmSecondFactor: own({ body: { secondFactor: '000000' }, status: 403 }),
  renewRecoveryCodes: own({ body: { secondFactor: '000000' }, status: 404 }),
  endSecondFactor: own({ body: { secondFactor: '000000' }, status: 404 }),
  changeEmail: own({ body: { email: 'moved@example.com', password: PASSWORD } }),
  emailChange: own(),
  stopEmailChange: own(),
  saveAddress: own({ body: { address: bookingOn('2026-11-25', '09-11').address } }),
  consents: own(),
  exportAccount: own(),
  accountDeletion: own(),
  sendDeletionLink: own(),
  clientToken: own(HKD),
  billingBalance: own(HKD),
  bookings: own(),
  quoteCollection: own({ body: {} }),
  // Into the caller's own plan, and here there is none.
  createCollection: own({ body: { pieces: 1, booking: bookingOn('2026-11-25', '09-11'), total: 0 }, status: 409 }),
  consignments: own(),
  items: own({ query: { take: '500' } }),
  sales: own({ query: { take: '500' } }),
  salesDocument: own(),
  payout: own(),
  choosePayout: own({ body: { method: 'credit', password: PASSWORD } }),
  sendPayoutCode: own(),
  wardrobeSummary: own(),
  exportWardrobe: own(),
  wardrobeDocument: own(),
  itemRequests: own({ query: { take: '100' } }),
  outfits: own(),
  outfitHistory: own(),
  outfitFeedbackList: own(),

  invoice: byId('invoice'),
  invoiceDocument: byId('invoice'),
  payInvoice: attempt(({ invoice }) => ({ params: { invoiceId: invoice }, body: { paymentMethodNonce: 'fake-valid-nonce' }, status: 404 })),
  endSession: byId('session'),
  paymentIntent: attempt(({ intentKey }) => ({ params: { key: intentKey }, status: 200, data: { status: 'unknown' } })),
  placedOrder: attempt(({ orderNumber }) => ({ params: { number: orderNumber }, status: 404 })),
  savedCardNonce: byId('card'),
  removePaymentMethod: byId('card'),
  makeDefaultPaymentMethod: byId('card'),
  changeBooking: byId('booking', 404, { body: { date: '2026-11-25', time: '09-11', fee: 0 } }),
  cancelBooking: byId('booking', 404, { query: { fee: '0' } }),
  storagePlan: own(),
  morePlaces: byId('order', 404, { body: { line: 0, was: 10, quantity: 20, amount: 0 } }),
  changePlan: byId('order', 404, { body: { from: '2026-12-01', quantities: [10], months: 1, amount: 0 } }),
  keepPlan: byId('order'),
  goOnWithTerm: byId('order'),
  endTerm: byId('order', 404, { body: { refund: 0 } }),
  uploadedFile: byId('upload'),
  item: byId('item'),
  addItemFile: attempt(({ item, upload }) => ({ params: { id: item }, body: { kind: 'photo', upload }, status: 404 })),
  editItemFile: byId('itemFile', 404, { body: { note: 'Mine now' } }),
  removeItemFile: byId('itemFile'),
  addOwnItem: attempt(({ upload }) => ({ body: { name: 'Mine now', kind: 'scarf', colour: 'red', photos: [upload] }, status: 404 })),
  removeOwnItem: byId('ownItem'),
  editItem: byId('item', 404, { body: { note: 'Mine now' } }),
  markWorn: byId('item', 404, { body: {} }),
  approvePrice: byId('item', 404, { body: { decision: 'approve', floorPrice: 100 } }),
  // A basket says of each line why it cannot be done.
  quoteItemRequests: attempt(({ item }) => ({
    body: { lines: [{ itemId: item, action: 'donate' }] },
    status: 200,
    data: { quote: { total: 0, lines: [{ problem: 'not-found' }] } },
  })),
  undoItemRequest: byId('request'),
  saveOutfit: attempt(({ item }) => ({ body: { name: 'Borrowed', items: [{ id: item }] }, status: 404 })),
  updateOutfit: byId('outfit', 404, { body: { name: 'Mine now' } }),
  deleteOutfit: byId('outfit'),
  wearOutfit: byId('outfit', 404, { body: {} }),
  outfitFeedback: attempt(({ item }) => ({ body: { itemIds: [item], verdict: 'like' }, status: 404 })),
} as const satisfies Record<CallName, Decision>;
