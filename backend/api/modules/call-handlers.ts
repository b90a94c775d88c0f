import type { CallHandlers } from '@/backend/api/http/answer';
import { sendDeletionLink, sendPayoutCode } from '@/backend/api/identity/member-proof';
import { accountDeletion } from './account/account-deletion';
import { changeEmail, decideEmailChange, emailChange, stopEmailChange } from './account/change-email';
import { deleteAccount } from './account/delete-account';
import { consents, endSession, exportAccount, saveAddress, sessions, userInformation } from './account/own-account';
import { updateUser } from './account/update-user';
import { changePassword, passwordPolicy, passwordReset, passwordResetConfirm } from './auth/password';
import { checkEmail, currentUser, externalProviders, logout } from './auth/session';
import { login } from './auth/login';
import { loginWithExternal } from './auth/login-with-external';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  finishSignIn,
  renewRecoveryCodes,
  secondFactor,
} from './auth/second-factor';
import { signup, sendVerification, verifyEmail } from './auth/signup';
import { invoiceDocument } from './billing/document/invoice-document';
import { invoice, invoices, billingBalance } from './billing/invoices';
import { payInvoice } from './billing/pay-invoice';
import { cancelBooking, changeBooking } from './booking/change-visit';
import { bookings } from './booking/bookings';
import { holdSlot, releaseSlot } from './booking/hold-slot';
import { createCollection, quoteCollection } from './collection/create-collection';
import { consignments } from './consignment/consignments';
import { orderConsignment } from './consignment/order-consignment';
import { contactUs } from './contact/contact-us';
import { giftPayment } from './gift/gift-payment';
import { ownGifts, redeemGift, sendGiftAgain, giftBalance } from './gift/own-gifts';
import { createItemRequests } from './item-requests/create-item-requests';
import { itemRequests, quoteItemRequests } from './item-requests/item-requests';
import { undoItemRequest } from './item-requests/undo-item-request';
import { getMyCoupon as newsletterGetMyCoupon } from './newsletter/welcome-coupon';
import { signUp as newsletterSignup } from './newsletter/newsletter-signup';
import { orderAndPaymentSignup, placedOrder } from './order/order-and-payment-signup';
import { deleteOutfit, outfits, saveOutfit, updateOutfit } from './outfits/saved-outfits';
import { outfitHistory, wearOutfit, outfitFeedback, outfitFeedbackList } from './outfits/outfit-records';
import { paymentIntent } from './payments/payment-intent';
import {
  clientToken,
  makeDefaultPaymentMethod,
  paymentMethods,
  removePaymentMethod,
  savedCardNonce,
  addPaymentMethod,
} from './payments/payment-methods';
import { choosePayout } from './payout/choose-payout';
import { payout } from './payout/sealed-destination';
import { changePlan, keepPlan } from './plan/change-plan';
import { storagePlan } from './plan/storage-plan';
import { morePlaces } from './plan/more-places';
import { checkCouponCode, priceService } from './pricing/price-service';
import { endTerm } from './terms/end-term';
import { goOnWithTerm } from './terms/change-term';
import { upload, uploadedFile } from './uploads/upload';
import { approvePrice } from './wardrobe/approve-price';
import { salesDocument, wardrobeDocument, exportWardrobe } from './wardrobe/documents/wardrobe-documents';
import { editItem, items, sales, wardrobeSummary } from './wardrobe/items';
import { item } from './wardrobe/item';
import { addItemFile, editItemFile, removeItemFile } from './wardrobe/item-files';
import { markWorn } from './wardrobe/mark-worn';
import { addOwnItem, removeOwnItem } from './wardrobe/own-items';

/** Which function answers which call. */
export const callHandlers: CallHandlers = {
  accountDeletion,
  addItemFile,
  addOwnItem,
  addPaymentMethod,
  approvePrice,
  beginSecondFactor,
  billingBalance,
  bookings,
  cancelBooking,
  changeBooking,
  changeEmail,
  changePassword,
  changePlan,
  checkCouponCode,
  checkEmail,
  choosePayout,
  clientToken,
  confirmSecondFactor,
  consents,
  consignments,
  contactUs,
  createCollection,
  createItemRequests,
  currentUser,
  decideEmailChange,
  deleteAccount,
  deleteOutfit,
  editItem,
  editItemFile,
  emailChange,
  endSecondFactor,
  endSession,
  endTerm,
  exportAccount,
  exportWardrobe,
  externalProviders,
  finishSignIn,
  giftBalance,
  giftPayment,
  goOnWithTerm,
  holdSlot,
  invoice,
  invoiceDocument,
  invoices,
  item,
  itemRequests,
  items,
  keepPlan,
  login,
  loginWithExternal,
  logout,
  makeDefaultPaymentMethod,
  markWorn,
  morePlaces,
  newsletterGetMyCoupon,
  newsletterSignup,
  orderAndPaymentSignup,
  orderConsignment,
  outfitFeedback,
  outfitFeedbackList,
  outfitHistory,
  outfits,
  ownGifts,
  passwordPolicy,
  passwordReset,
  passwordResetConfirm,
  payInvoice,
  paymentIntent,
  paymentMethods,
  payout,
  placedOrder,
  priceService,
  quoteCollection,
  quoteItemRequests,
  redeemGift,
  releaseSlot,
  removeItemFile,
  removeOwnItem,
  removePaymentMethod,
  renewRecoveryCodes,
  sales,
  salesDocument,
  saveAddress,
  saveOutfit,
  savedCardNonce,
  secondFactor,
  sendDeletionLink,
  sendGiftAgain,
  sendPayoutCode,
  sendVerification,
  sessions,
  signup,
  stopEmailChange,
  storagePlan,
  undoItemRequest,
  updateOutfit,
  updateUser,
  upload,
  uploadedFile,
  userInformation,
  verifyEmail,
  wardrobeDocument,
  wardrobeSummary,
  wearOutfit,
};
