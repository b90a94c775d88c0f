/**
 * What counts as success on the wire: the body's `statusCode` (the rule), or, for every invoice and
 * payment-method call, the HTTP status alone. Either way 200 and 201 only.
 */
export type SuccessRule = 'body-status-code' | 'http-status';

interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: `/${string}`;
  success?: SuccessRule;
}

/**
 * Every path of the provider's API, once. A provider whose paths differ is one edit here:
 * the site's calls, the reference backend's routes and the OpenAPI document all read this table.
 * `/users/me` and `/users/logout` are not shown in the specification and are our choice.
 */
export const ENDPOINTS = {
  giftPayment: { method: 'POST', path: '/users/gift-payment' },
  priceService: { method: 'POST', path: '/users/price-service' },
  checkEmail: { method: 'POST', path: '/users/check-email' },
  checkCouponCode: { method: 'POST', path: '/users/check-coupon-code' },
  orderAndPaymentSignup: { method: 'POST', path: '/users/order-and-payment-signup' },
  orderConsignment: { method: 'POST', path: '/users/order-consignment' },
  signup: { method: 'POST', path: '/users/signup' },
  login: { method: 'POST', path: '/users/login' },
  loginWithExternal: { method: 'POST', path: '/users/login-with-external' },
  logout: { method: 'POST', path: '/users/logout' },
  currentUser: { method: 'GET', path: '/users/me' },
  userInformation: { method: 'GET', path: '/users/information' },
  updateUser: { method: 'POST', path: '/users' },
  contactUs: { method: 'POST', path: '/users/contact-us' },
  newsletterSignup: { method: 'POST', path: '/newsletter/signup' },
  newsletterGetMyCoupon: { method: 'POST', path: '/newsletter/get-my-coupon' },
  invoices: { method: 'GET', path: '/invoices', success: 'http-status' },
  invoice: { method: 'GET', path: '/invoices/:id', success: 'http-status' },
  payInvoice: { method: 'POST', path: '/invoices/pay/:invoiceId', success: 'http-status' },
  paymentMethods: { method: 'GET', path: '/users/payment-methods', success: 'http-status' },
  addPaymentMethod: { method: 'POST', path: '/users/payment-methods', success: 'http-status' },
  passwordPolicy: { method: 'GET', path: '/ext/password-policy' },
  externalProviders: { method: 'GET', path: '/ext/sign-in-providers' },
  passwordReset: { method: 'POST', path: '/ext/password-reset' },
  passwordResetConfirm: { method: 'POST', path: '/ext/password-reset/confirm' },
  changePassword: { method: 'POST', path: '/ext/password' },
  verifyEmail: { method: 'POST', path: '/ext/verify-email' },
  sendVerification: { method: 'POST', path: '/ext/verify-email/send' },
  saveAddress: { method: 'POST', path: '/ext/address' },
  sessions: { method: 'GET', path: '/ext/sessions' },
  endSession: { method: 'DELETE', path: '/ext/sessions/:id' },
  consents: { method: 'GET', path: '/ext/consents' },
  exportAccount: { method: 'GET', path: '/ext/export' },
  accountDeletion: { method: 'GET', path: '/ext/account/deletion' },
  sendDeletionLink: { method: 'POST', path: '/ext/account/deletion/link' },
  deleteAccount: { method: 'DELETE', path: '/ext/account' },
  clientToken: { method: 'GET', path: '/ext/client-token' },
  paymentIntent: { method: 'GET', path: '/ext/payment-intents/:key' },
  savedCardNonce: { method: 'POST', path: '/ext/payment-methods/:id/nonce' },
  removePaymentMethod: { method: 'DELETE', path: '/ext/payment-methods/:id' },
  makeDefaultPaymentMethod: { method: 'POST', path: '/ext/payment-methods/:id/default' },
  billingBalance: { method: 'GET', path: '/ext/balance' },
  storageTerms: { method: 'GET', path: '/ext/terms' },
  endTerm: { method: 'POST', path: '/ext/terms/:id/end' },
  giftBalance: { method: 'POST', path: '/ext/gift-balance' },
  holdSlot: { method: 'POST', path: '/ext/slots/hold' },
  releaseSlot: { method: 'DELETE', path: '/ext/slots/hold/:id' },
  bookings: { method: 'GET', path: '/ext/bookings' },
  changeBooking: { method: 'POST', path: '/ext/bookings/:id' },
  cancelBooking: { method: 'DELETE', path: '/ext/bookings/:id' },
  quoteCollection: { method: 'POST', path: '/ext/collections/quote' },
  createCollection: { method: 'POST', path: '/ext/collections' },
  consignments: { method: 'GET', path: '/ext/consignments' },
  upload: { method: 'POST', path: '/ext/uploads' },
  uploadedFile: { method: 'GET', path: '/ext/uploads/:id', success: 'http-status' },
  items: { method: 'GET', path: '/ext/items' },
  item: { method: 'GET', path: '/ext/items/:id' },
  editItem: { method: 'PATCH', path: '/ext/items/:id' },
  markWorn: { method: 'POST', path: '/ext/items/:id/worn' },
  approvePrice: { method: 'POST', path: '/ext/items/:id/price' },
  payout: { method: 'GET', path: '/ext/payout' },
  choosePayout: { method: 'POST', path: '/ext/payout' },
  wardrobeSummary: { method: 'GET', path: '/ext/wardrobe' },
  exportWardrobe: { method: 'GET', path: '/ext/wardrobe/export' },
  quoteItemRequests: { method: 'POST', path: '/ext/item-requests/quote' },
  createItemRequests: { method: 'POST', path: '/ext/item-requests' },
  itemRequests: { method: 'GET', path: '/ext/item-requests' },
  undoItemRequest: { method: 'DELETE', path: '/ext/item-requests/:id' },
  outfits: { method: 'GET', path: '/ext/outfits' },
  saveOutfit: { method: 'POST', path: '/ext/outfits' },
  updateOutfit: { method: 'PATCH', path: '/ext/outfits/:id' },
  deleteOutfit: { method: 'DELETE', path: '/ext/outfits/:id' },
  wearOutfit: { method: 'POST', path: '/ext/outfits/:id/worn' },
  outfitHistory: { method: 'GET', path: '/ext/outfits/history' },
  outfitFeedback: { method: 'POST', path: '/ext/outfits/feedback' },
  outfitFeedbackList: { method: 'GET', path: '/ext/outfits/feedback' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;

export function successRuleOf(name: EndpointName): SuccessRule {
  const endpoint: Endpoint = ENDPOINTS[name];
  return endpoint.success ?? 'body-status-code';
}
