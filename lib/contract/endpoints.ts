/**
 * What counts as success on the wire: the body's `statusCode` (the rule), or, for every invoice and
 * payment-method call, the HTTP status alone. Either way 200 and 201 only.
 */
export type SuccessRule = 'body-status-code' | 'http-status';

interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: `/${string}`;
  success?: SuccessRule;
  /**
   * Path of a field that the site needs in the answer's data. An answer without it is treated as a failure, whatever its status. Other
   * providers may answer less than the contract, so only what no page can do without is listed.
   */
  gives?: string;
}

/**
 * Every path of the API, in one place: the site's calls, the reference backend's routes, the OpenAPI document and the handlers of the tests
 * all use this table, so another provider's paths need one edit. It stands apart from the schemas of `defineCall` to keep zod out of the
 * browser. `/users/me` and `/users/logout` are not in the specification and are our choice.
 */
export const ENDPOINTS = {
  giftPayment: { method: 'POST', path: '/users/gift-payment' },
  priceService: { method: 'POST', path: '/users/price-service', gives: 'shoppingCarts.length' },
  checkEmail: { method: 'POST', path: '/users/check-email', gives: 'exists' },
  checkCouponCode: { method: 'POST', path: '/users/check-coupon-code', gives: 'couponCode.code' },
  orderAndPaymentSignup: { method: 'POST', path: '/users/order-and-payment-signup' },
  orderConsignment: { method: 'POST', path: '/users/order-consignment' },
  signup: { method: 'POST', path: '/users/signup', gives: 'accessToken' },
  login: { method: 'POST', path: '/users/login', gives: 'accessToken' },
  loginWithExternal: { method: 'POST', path: '/users/login-with-external', gives: 'accessToken' },
  logout: { method: 'POST', path: '/users/logout' },
  currentUser: { method: 'GET', path: '/users/me', gives: 'user.id' },
  userInformation: { method: 'GET', path: '/users/information', gives: 'user' },
  updateUser: { method: 'POST', path: '/users', gives: 'user.id' },
  contactUs: { method: 'POST', path: '/users/contact-us' },
  newsletterSignup: { method: 'POST', path: '/newsletter/signup' },
  newsletterGetMyCoupon: { method: 'POST', path: '/newsletter/get-my-coupon', gives: 'couponCode' },
  invoices: { method: 'GET', path: '/invoices', success: 'http-status', gives: 'data.length' },
  invoice: { method: 'GET', path: '/invoices/:id', success: 'http-status', gives: 'data.id' },
  payInvoice: { method: 'POST', path: '/invoices/pay/:invoiceId', success: 'http-status' },
  paymentMethods: { method: 'GET', path: '/users/payment-methods', success: 'http-status', gives: 'data.length' },
  addPaymentMethod: { method: 'POST', path: '/users/payment-methods', success: 'http-status' },
  passwordPolicy: { method: 'GET', path: '/ext/password-policy', gives: 'minLength' },
  externalProviders: { method: 'GET', path: '/ext/sign-in-providers', gives: 'providers.length' },
  passwordReset: { method: 'POST', path: '/ext/password-reset' },
  passwordResetConfirm: { method: 'POST', path: '/ext/password-reset/confirm' },
  changePassword: { method: 'POST', path: '/ext/password' },
  verifyEmail: { method: 'POST', path: '/ext/verify-email', gives: 'email' },
  sendVerification: { method: 'POST', path: '/ext/verify-email/send', gives: 'sent' },
  finishSignIn: { method: 'POST', path: '/ext/sign-in/finish', gives: 'accessToken' },
  secondFactor: { method: 'GET', path: '/ext/second-factor', gives: 'since' },
  beginSecondFactor: { method: 'POST', path: '/ext/second-factor', gives: 'secret' },
  confirmSecondFactor: { method: 'POST', path: '/ext/second-factor/confirm', gives: 'recoveryCodes.length' },
  renewRecoveryCodes: { method: 'POST', path: '/ext/second-factor/recovery-codes', gives: 'recoveryCodes.length' },
  endSecondFactor: { method: 'POST', path: '/ext/second-factor/end' },
  changeEmail: { method: 'POST', path: '/ext/email', gives: 'change.to' },
  emailChange: { method: 'GET', path: '/ext/email', gives: 'change' },
  stopEmailChange: { method: 'DELETE', path: '/ext/email' },
  decideEmailChange: { method: 'POST', path: '/ext/email/link', gives: 'state' },
  saveAddress: { method: 'POST', path: '/ext/address', gives: 'contacts.length' },
  sessions: { method: 'GET', path: '/ext/sessions', gives: 'sessions.length' },
  endSession: { method: 'DELETE', path: '/ext/sessions/:id' },
  consents: { method: 'GET', path: '/ext/consents', gives: 'receipts.length' },
  exportAccount: { method: 'GET', path: '/ext/export', gives: 'exportedAt' },
  accountDeletion: { method: 'GET', path: '/ext/account/deletion', gives: 'blockers.length' },
  sendDeletionLink: { method: 'POST', path: '/ext/account/deletion/link' },
  deleteAccount: { method: 'DELETE', path: '/ext/account' },
  clientToken: { method: 'GET', path: '/ext/client-token', gives: 'clientToken' },
  paymentIntent: { method: 'GET', path: '/ext/payment-intents/:key', gives: 'status' },
  savedCardNonce: { method: 'POST', path: '/ext/payment-methods/:id/nonce', gives: 'nonce' },
  removePaymentMethod: { method: 'DELETE', path: '/ext/payment-methods/:id' },
  makeDefaultPaymentMethod: { method: 'POST', path: '/ext/payment-methods/:id/default' },
  billingBalance: { method: 'GET', path: '/ext/balance', gives: 'dueNow' },
  storagePlan: { method: 'GET', path: '/ext/plan', gives: 'plans.length' },
  morePlaces: { method: 'POST', path: '/ext/plan/:id/places', gives: 'invoice.id' },
  changePlan: { method: 'POST', path: '/ext/plan/:id/next' },
  keepPlan: { method: 'DELETE', path: '/ext/plan/:id/next', gives: 'id' },
  endTerm: { method: 'POST', path: '/ext/terms/:id/end', gives: 'status' },
  goOnWithTerm: { method: 'DELETE', path: '/ext/terms/:id/end', gives: 'id' },
  ownGifts: { method: 'GET', path: '/ext/gifts', gives: 'gifts.length' },
  sendGiftAgain: { method: 'POST', path: '/ext/gifts/:id/send' },
  redeemGift: { method: 'POST', path: '/ext/gifts/redeem', gives: 'credit' },
  giftBalance: { method: 'POST', path: '/ext/gift-balance', gives: 'balance' },
  holdSlot: { method: 'POST', path: '/ext/slots/hold', gives: 'holdId' },
  releaseSlot: { method: 'DELETE', path: '/ext/slots/hold/:id' },
  placedOrder: { method: 'GET', path: '/ext/orders/:number', gives: 'order.number' },
  bookings: { method: 'GET', path: '/ext/bookings', gives: 'bookings.length' },
  changeBooking: { method: 'POST', path: '/ext/bookings/:id', gives: 'booking.id' },
  cancelBooking: { method: 'DELETE', path: '/ext/bookings/:id', gives: 'booking.id' },
  quoteCollection: { method: 'POST', path: '/ext/collections/quote', gives: 'total' },
  createCollection: { method: 'POST', path: '/ext/collections', gives: 'booking.id' },
  consignments: { method: 'GET', path: '/ext/consignments', gives: 'consignments.length' },
  upload: { method: 'POST', path: '/ext/uploads', gives: 'id' },
  invoiceDocument: { method: 'GET', path: '/ext/invoices/:id/document', success: 'http-status', gives: 'size' },
  uploadedFile: { method: 'GET', path: '/ext/uploads/:id', success: 'http-status', gives: 'size' },
  items: { method: 'GET', path: '/ext/items', gives: 'items.length' },
  item: { method: 'GET', path: '/ext/items/:id', gives: 'item.id' },
  addItemFile: { method: 'POST', path: '/ext/items/:id/files', gives: 'file.id' },
  editItemFile: { method: 'PATCH', path: '/ext/item-files/:id', gives: 'file.id' },
  removeItemFile: { method: 'DELETE', path: '/ext/item-files/:id' },
  addOwnItem: { method: 'POST', path: '/ext/own-items', gives: 'item.id' },
  removeOwnItem: { method: 'DELETE', path: '/ext/own-items/:id' },
  editItem: { method: 'PATCH', path: '/ext/items/:id', gives: 'item.id' },
  markWorn: { method: 'POST', path: '/ext/items/:id/worn', gives: 'item.id' },
  approvePrice: { method: 'POST', path: '/ext/items/:id/price', gives: 'item.id' },
  sales: { method: 'GET', path: '/ext/sales', gives: 'items.length' },
  salesDocument: { method: 'GET', path: '/ext/sales/document', success: 'http-status', gives: 'size' },
  payout: { method: 'GET', path: '/ext/payout', gives: 'destination' },
  choosePayout: { method: 'POST', path: '/ext/payout', gives: 'destination' },
  sendPayoutCode: { method: 'POST', path: '/ext/payout/code' },
  wardrobeSummary: { method: 'GET', path: '/ext/wardrobe', gives: 'countsByState.length' },
  wardrobeDocument: { method: 'GET', path: '/ext/wardrobe/document', success: 'http-status', gives: 'size' },
  exportWardrobe: { method: 'GET', path: '/ext/wardrobe/export', gives: 'items.length' },
  quoteItemRequests: { method: 'POST', path: '/ext/item-requests/quote', gives: 'quote.total' },
  createItemRequests: { method: 'POST', path: '/ext/item-requests', gives: 'request.id' },
  itemRequests: { method: 'GET', path: '/ext/item-requests', gives: 'requests.length' },
  undoItemRequest: { method: 'DELETE', path: '/ext/item-requests/:id', gives: 'request.id' },
  outfits: { method: 'GET', path: '/ext/outfits', gives: 'outfits.length' },
  saveOutfit: { method: 'POST', path: '/ext/outfits', gives: 'outfit.id' },
  updateOutfit: { method: 'PATCH', path: '/ext/outfits/:id', gives: 'outfit.id' },
  deleteOutfit: { method: 'DELETE', path: '/ext/outfits/:id' },
  wearOutfit: { method: 'POST', path: '/ext/outfits/:id/worn', gives: 'outfit.id' },
  outfitHistory: { method: 'GET', path: '/ext/outfits/history', gives: 'worn.length' },
  outfitFeedback: { method: 'POST', path: '/ext/outfits/feedback' },
  outfitFeedbackList: { method: 'GET', path: '/ext/outfits/feedback', gives: 'feedback.length' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;

export function successRuleOf(name: EndpointName): SuccessRule {
  const endpoint: Endpoint = ENDPOINTS[name];
  return endpoint.success ?? 'body-status-code';
}

export function neededOf(name: EndpointName): string | null {
  const endpoint: Endpoint = ENDPOINTS[name];
  return endpoint.gives ?? null;
}
