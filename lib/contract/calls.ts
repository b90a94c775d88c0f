import { contactUs, saveAddress, updateUser, userInformation } from './account';
import {
  accountDeletion,
  changePassword,
  consents,
  deleteAccount,
  endSession,
  exportAccount,
  passwordReset,
  passwordResetConfirm,
  sendDeletionLink,
  sendVerification,
  sessions,
  verifyEmail,
} from './account-access';
import { checkEmail, currentUser, externalProviders, login, loginWithExternal, logout, passwordPolicy, signup } from './auth';
import { addPaymentMethod, invoiceCall, invoices, payInvoice, paymentMethods } from './billing';
import { bookings, cancelBooking, changeBooking, holdSlot, releaseSlot } from './booking-calls';
import { createCollection, quoteCollection } from './collections';
import { consignments } from './consignment';
import { newsletterGetMyCoupon, newsletterSignup } from './newsletter';
import { giftPayment, orderAndPaymentSignup, orderConsignment, placedOrder } from './order';
import {
  billingBalance,
  clientToken,
  giftBalance,
  makeDefaultPaymentMethod,
  paymentIntent,
  removePaymentMethod,
  savedCardNonce,
} from './payment';
import { choosePayout, payoutCall, sendPayoutCode } from './payout';
import { checkCouponCode, priceService } from './pricing';
import { endTerm, storageTerms } from './terms';
import { upload, uploadedFile } from './upload';
import { createItemRequests, itemRequests, quoteItemRequests, undoItemRequest } from './item-requests';
import { deleteOutfit, outfitFeedback, outfitFeedbackList, outfitHistory, outfits, saveOutfit, updateOutfit, wearOutfit } from './outfits';
import { approvePrice, editItem, exportWardrobe, itemCall, items, markWorn, wardrobeSummary } from './wardrobe-calls';

/** The whole contract: the source of the backend's routes, the OpenAPI document and the site's types. */
export const CALLS = {
  giftPayment,
  priceService,
  checkEmail,
  checkCouponCode,
  orderAndPaymentSignup,
  orderConsignment,
  signup,
  login,
  loginWithExternal,
  logout,
  currentUser,
  userInformation,
  updateUser,
  contactUs,
  newsletterSignup,
  newsletterGetMyCoupon,
  invoices,
  invoice: invoiceCall,
  payInvoice,
  paymentMethods,
  addPaymentMethod,
  passwordPolicy,
  externalProviders,
  passwordReset,
  passwordResetConfirm,
  changePassword,
  verifyEmail,
  sendVerification,
  saveAddress,
  sessions,
  endSession,
  consents,
  exportAccount,
  accountDeletion,
  sendDeletionLink,
  deleteAccount,
  clientToken,
  paymentIntent,
  savedCardNonce,
  removePaymentMethod,
  makeDefaultPaymentMethod,
  billingBalance,
  storageTerms,
  endTerm,
  giftBalance,
  holdSlot,
  releaseSlot,
  placedOrder,
  bookings,
  changeBooking,
  cancelBooking,
  quoteCollection,
  createCollection,
  consignments,
  upload,
  uploadedFile,
  items,
  item: itemCall,
  editItem,
  markWorn,
  approvePrice,
  payout: payoutCall,
  choosePayout,
  sendPayoutCode,
  wardrobeSummary,
  exportWardrobe,
  quoteItemRequests,
  createItemRequests,
  itemRequests,
  undoItemRequest,
  outfits,
  saveOutfit,
  updateOutfit,
  deleteOutfit,
  wearOutfit,
  outfitHistory,
  outfitFeedback,
  outfitFeedbackList,
} as const;

export type CallName = keyof typeof CALLS;
