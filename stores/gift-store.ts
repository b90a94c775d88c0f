import { createStore } from 'zustand/vanilla';
import { createStoreContext, emptyStore } from './create-store-context';

interface GiftPackageForm {
  firstName: string;
  lastName: string;
  emailAddress: string;
  recipientName: string;
  message: string;
}

export interface GiftState {
  isLoading: boolean;
  /** 1 purchase, 2 information. */
  giftStep: number;
  /** Sub-step of information: 1 form, 2 review and pay. */
  giftStepInfo: number;
  giftPackage: GiftPackageForm;
  packageId: string;
  packageSelected: string;
  clientToken: string;
  paymentSuccess: boolean;
  giftCode: string;
  /** Payment reference, to quote while the code is pending. */
  reference: string;
  /** Instant of the code's end; null until it is known. */
  expiresAt: string | null;
  choosePackage: (packageId: string, packageSelected: string) => void;
  editGiftPackage: (fields: Partial<GiftPackageForm>) => void;
  goToStep: (giftStep: number, giftStepInfo?: number) => void;
  receiveClientToken: (clientToken: string) => void;
  startPayment: () => void;
  failPayment: () => void;
  succeedPayment: (giftCode: string, reference: string, expiresAt?: string | null) => void;
  startAgain: () => void;
}

const BLANK = {
  isLoading: false,
  giftStep: 1,
  giftStepInfo: 1,
  giftPackage: { firstName: '', lastName: '', emailAddress: '', recipientName: '', message: '' },
  packageId: '',
  packageSelected: '',
  clientToken: '',
  paymentSuccess: false,
  giftCode: '',
  reference: '',
  expiresAt: null,
};

export function createGiftStore() {
  return createStore<GiftState>()((set) => ({
    ...BLANK,
    choosePackage: (packageId, packageSelected) => set({ packageId, packageSelected }),
    editGiftPackage: (fields) => set(({ giftPackage }) => ({ giftPackage: { ...giftPackage, ...fields } })),
    goToStep: (giftStep, giftStepInfo = 1) => set({ giftStep, giftStepInfo }),
    receiveClientToken: (clientToken) => set({ clientToken }),
    startPayment: () => set({ isLoading: true }),
    failPayment: () => set({ isLoading: false }),
    succeedPayment: (giftCode, reference, expiresAt = null) =>
      set({ isLoading: false, paymentSuccess: true, giftCode, reference, expiresAt }),
    startAgain: () => set(BLANK),
  }));
}

export const { useSelected: useGiftStore, useStoreApi: useGiftStoreApi } = createStoreContext<GiftState>('gift', {
  create: createGiftStore,
  forget: emptyStore,
});
