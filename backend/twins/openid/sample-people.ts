import { DEMO_GOOGLE_SUBJECT } from '@/backend/api/identity/seed-demo-accounts';

export type ProviderName = 'google' | 'apple';
export const PROVIDER_NAMES = ['google', 'apple'] as const satisfies readonly ProviderName[];

export interface SamplePerson {
  subject: string;
  email: string;
  isEmailVerified: boolean;
  givenName: string;
  familyName: string;
}

/** One person per case: known, new, unverified, and an address with a password here. */
export const SAMPLE_PEOPLE: Record<ProviderName, readonly SamplePerson[]> = {
  google: [
    { subject: DEMO_GOOGLE_SUBJECT, email: 'google@example.com', isEmailVerified: true, givenName: 'Grace', familyName: 'Lam' },
    { subject: 'google-sample-alex', email: 'alex.google@example.com', isEmailVerified: true, givenName: 'Alex', familyName: 'Rivera' },
    { subject: 'google-sample-sam', email: 'sam.unverified@example.com', isEmailVerified: false, givenName: 'Sam', familyName: 'Ho' },
    { subject: 'google-sample-meiling', email: 'hk@example.com', isEmailVerified: true, givenName: 'Mei Ling', familyName: 'Chan' },
  ],
  apple: [
    { subject: 'apple-sample-jamie', email: 'jamie.relay@example.com', isEmailVerified: true, givenName: 'Jamie', familyName: 'Koh' },
    { subject: 'apple-sample-noor', email: 'noor.unverified@example.com', isEmailVerified: false, givenName: 'Noor', familyName: 'Aziz' },
    { subject: 'apple-sample-daniel', email: 'sg@example.com', isEmailVerified: true, givenName: 'Daniel', familyName: 'Tan' },
  ],
};

export function isProviderName(value: unknown): value is ProviderName {
  return value === 'google' || value === 'apple';
}
