import type { Locale } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';

/** For every demonstration customer; they exist on the embedded database only. */
export const DEMO_PASSWORD = 'try-the-wardrobe';

export interface DemoPerson {
  /** Also the uid of the realtime service. */
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  country: RegionCode;
  locale: Locale;
  signIn: 'password' | 'google';
  hasAiOutfits: boolean;
  phone: string;
  referralCode: string;
}

/** Scenarios: a full wardrobe on each site, a Google account, a first visit, a seller. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    id: 'demo-hk',
    email: 'hk@example.com',
    firstName: 'Mei Ling',
    lastName: 'Chan',
    country: 'hk',
    locale: 'en',
    signIn: 'password',
    hasAiOutfits: true,
    phone: '5550 1234',
    referralCode: 'MEILING',
  },
  {
    id: 'demo-sg',
    email: 'sg@example.com',
    firstName: 'Daniel',
    lastName: 'Tan',
    country: 'sg',
    locale: 'en-SG',
    signIn: 'password',
    hasAiOutfits: false,
    phone: '8555 1234',
    referralCode: 'DANIEL',
  },
  {
    id: 'demo-google',
    email: 'google@example.com',
    firstName: 'Grace',
    lastName: 'Lam',
    country: 'hk',
    locale: 'en',
    signIn: 'google',
    hasAiOutfits: false,
    phone: '5550 2345',
    referralCode: 'GRACELAM',
  },
  {
    id: 'demo-new',
    email: 'new@example.com',
    firstName: 'Priya',
    lastName: 'Nair',
    country: 'sg',
    locale: 'en-SG',
    signIn: 'password',
    hasAiOutfits: false,
    phone: '8555 3456',
    referralCode: 'PRIYANAIR',
  },
  {
    id: 'demo-consignor',
    email: 'consignor@example.com',
    firstName: 'Sabrina',
    lastName: 'Wong',
    country: 'hk',
    locale: 'zh',
    signIn: 'password',
    hasAiOutfits: false,
    phone: '5550 4567',
    referralCode: 'SABRINAW',
  },
];

/** States of the first customer's friends: every state that the page can show. */
export const DEMO_REFERRALS = [
  { name: 'Jasmine', status: 'rewarded', reason: null, daysAgo: 120 },
  { name: 'Wai Kit', status: 'pending', reason: 'awaiting-first-payment', daysAgo: 21 },
  { name: 'Hannah', status: 'joined', reason: 'no-order-yet', daysAgo: 6 },
  { name: 'Leo', status: 'refused', reason: 'same-address', daysAgo: 60 },
] as const;

/** The rewarded friend's amount, and when it was credited and used by an invoice. Minor units, Hong Kong. */
export const DEMO_REWARD = { amount: 200_00, bookedDaysAgo: 85, usedDaysAgo: 75 } as const;

/** The provider's id of the Google customer at the embedded OpenID provider. */
export const DEMO_GOOGLE_SUBJECT = 'google-sample-grace';
