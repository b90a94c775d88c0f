import { createStore } from 'zustand/vanilla';
import type { Contact, DetailReferralCode, UserProfile } from '@/lib/contract/account';
import { createStoreContext, emptyStore } from './create-store-context';

/** The session's state in this tab; whether there is a session at all is decided by the cookie. */
type SessionStatus = 'unknown' | 'loading' | 'loaded' | 'unreachable';

export interface UserState {
  user: UserProfile | null;
  contacts: Contact[];
  detailReferralCode: DetailReferralCode | null;
  logged: boolean;
  is_ai_outfit_recommendation: boolean;
  session: SessionStatus;
  startLoading: () => void;
  /** The session has ended but may be renewed: keep what is known. */
  awaitSession: () => void;
  /** The API could not be reached: keep what is known. */
  loseContact: () => void;
  /** User information has arrived: signed in if and only if there is a user id; a guest may still have a referral. */
  receiveInformation: (information: {
    user: UserProfile | null;
    contacts: Contact[];
    detailReferralCode: DetailReferralCode | null;
  }) => void;
  /** Stores the changed profile as the server returned it. */
  receiveUser: (user: UserProfile) => void;
  switchAiOutfitRecommendation: (isOn: boolean) => void;
  forget: () => void;
}

const SIGNED_OUT = {
  user: null,
  contacts: [],
  detailReferralCode: null,
  logged: false,
  is_ai_outfit_recommendation: false,
  session: 'unknown' as SessionStatus,
};

export function createUserStore() {
  return createStore<UserState>()((set) => ({
    ...SIGNED_OUT,
    awaitSession: () => set({ session: 'unknown' }),
    startLoading: () => set({ session: 'loading' }),
    loseContact: () => set({ session: 'unreachable' }),
    receiveInformation: ({ user, contacts, detailReferralCode }) =>
      set({
        user,
        contacts,
        detailReferralCode,
        logged: Boolean(user?.id),
        session: 'loaded',
        is_ai_outfit_recommendation: user?.is_ai_outfit_recommendation ?? false,
      }),
    receiveUser: (user) => set({ user, is_ai_outfit_recommendation: user.is_ai_outfit_recommendation ?? false }),
    switchAiOutfitRecommendation: (isOn) => set({ is_ai_outfit_recommendation: isOn }),
    forget: () => set(SIGNED_OUT),
  }));
}

export const {
  definition: userDefinition,
  useSelected: useUserStore,
  useStoreApi: useUserStoreApi,
} = createStoreContext<UserState>('user', { create: createUserStore, forget: emptyStore });
