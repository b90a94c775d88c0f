import { createStore } from 'zustand/vanilla';
import type { BookCollection } from '@/lib/contract/booking';
import type { PackageName } from '@/lib/contract/package-selection';
import type {
  AppliedCoupon,
  District,
  Membership,
  PriceServiceData,
  ReferralProgram,
  ShoppingCart,
  TimeslotDay,
} from '@/lib/contract/pricing';
import { BLANK_BOOK_COLLECTION } from './blank-book-collection';
import { createStoreContext } from './create-store-context';
import { EMPTY_PACKAGE_SERVICE, type PackageService } from './pakt-gift-store';

/** Misspelt names come from the specification and stay verbatim. */
export interface PricingState {
  isLoading: boolean;
  step: number;
  /** The package whose card is open. */
  packageSelect: PackageName | null;
  emailExit: boolean;
  loggedWithGoogle: boolean;
  loggedWithApple: boolean;
  couponCode: AppliedCoupon | null;
  paymentSucces: boolean;
  stepBookCollection: number;
  memberships: Membership[];
  timeslotInformation: TimeslotDay[];
  shoppingCarts: ShoppingCart[];
  referralProgram: ReferralProgram | null;
  districts: District[];
  packageService: PackageService;
  bookCollection: BookCollection;
  receivePriceService: (data: PriceServiceData) => void;
  /** Replaces the referral programme that came with the prices by that of a signup's answer. */
  receiveReferralProgram: (referralProgram: ReferralProgram | null) => void;
  openPackage: (name: PackageName | null) => void;
  changeBasket: (packageService: PackageService) => void;
  receiveEmailCheck: (answer: { exists: boolean; loggedWithGoogle: boolean; loggedWithApple: boolean }) => void;
  applyCoupon: (couponCode: AppliedCoupon) => void;
  removeCoupon: () => void;
  editBookCollection: (fields: Partial<BookCollection>) => void;
  goToStep: (step: number) => void;
  /** Goes to any booking step, forward or back; the steps are in components/booking/model/booking-steps. */
  goToBookingStep: (stepBookCollection: number) => void;
  startPayment: () => void;
  failPayment: () => void;
  succeedPayment: () => void;
  /** Resets the order but keeps the price lists. */
  beginAgain: () => void;
}

const FIRST_STEP = 1;

export function createPricingStore() {
  return createStore<PricingState>()((set) => ({
    isLoading: false,
    step: FIRST_STEP,
    packageSelect: null,
    emailExit: false,
    loggedWithGoogle: false,
    loggedWithApple: false,
    couponCode: null,
    paymentSucces: false,
    stepBookCollection: FIRST_STEP,
    memberships: [],
    timeslotInformation: [],
    shoppingCarts: [],
    referralProgram: null,
    districts: [],
    packageService: EMPTY_PACKAGE_SERVICE,
    bookCollection: BLANK_BOOK_COLLECTION,
    receivePriceService: (data) => set({ ...data }),
    receiveReferralProgram: (referralProgram) => set({ referralProgram }),
    openPackage: (packageSelect) => set({ packageSelect }),
    changeBasket: (packageService) => set({ packageService }),
    receiveEmailCheck: ({ exists, loggedWithGoogle, loggedWithApple }) => set({ emailExit: exists, loggedWithGoogle, loggedWithApple }),
    applyCoupon: (couponCode) => set({ couponCode }),
    removeCoupon: () => set({ couponCode: null }),
    editBookCollection: (fields) => set(({ bookCollection }) => ({ bookCollection: { ...bookCollection, ...fields } })),
    goToStep: (step) => set({ step }),
    goToBookingStep: (stepBookCollection) => set({ stepBookCollection }),
    startPayment: () => set({ isLoading: true }),
    failPayment: () => set({ isLoading: false }),
    succeedPayment: () => set({ isLoading: false, paymentSucces: true }),
    beginAgain: () =>
      set({
        step: FIRST_STEP,
        stepBookCollection: FIRST_STEP,
        paymentSucces: false,
        couponCode: null,
        emailExit: false,
        loggedWithGoogle: false,
        loggedWithApple: false,
        packageService: EMPTY_PACKAGE_SERVICE,
        bookCollection: BLANK_BOOK_COLLECTION,
      }),
  }));
}

/** Keeps the price lists, which are not personal: a calculator in another tab keeps working. */
function forgetOrder(store: ReturnType<typeof createPricingStore>) {
  const { memberships, timeslotInformation, shoppingCarts, districts } = store.getState();
  store.setState({ ...store.getInitialState(), memberships, timeslotInformation, shoppingCarts, districts }, true);
}

export const {
  definition: pricingDefinition,
  useSelected: usePricingStore,
  useStoreApi: usePricingStoreApi,
} = createStoreContext<PricingState>('pricing', { create: createPricingStore, forget: forgetOrder });
