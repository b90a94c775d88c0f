import { screen } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import { PayoutPanel } from '@/components/wardrobe/payout/payout-panel';
import type { UserProfile } from '@/lib/contract/account';
import type { PayoutDestination } from '@/lib/contract/payout';
import { renderWithTexts, storesOf } from '@/tests/setup/render-with-texts';
import { onCall, startApiServer, ok } from '@/tests/setup/api-server';

/** What the profile of a member says. */
export const MEI = {
  id: 'u1',
  email: 'mei@example.com',
  firstName: 'Mei',
  lastName: 'Chan',
  locale: 'en',
  hasPassword: true,
} as UserProfile;
export const password = () => screen.getByLabelText('Your password');

/** As a page holds it of somebody who is logged in. */
export function open(region: 'hk' | 'sg' = 'hk', fields: Partial<UserProfile> = {}) {
  return renderWithTexts(<PayoutPanel region={region} />, { locale: fields.locale, registry: storesOf({ ...MEI, ...fields }) });
}

/** A stand-in for the calls of payouts inside one test file, and what was sent to it. */
export function startPayouts() {
  const server = startApiServer();
  const user = realUser.setup({ delay: null });
  const sent: unknown[] = [];
  beforeEach(() => {
    sent.length = 0;
  });

  function keep(
    destination: PayoutDestination | null,
    answer: (body: unknown) => Response = () => ok({ destination: { method: 'bank', holder: 'Mei', ending: '6838' } }),
  ) {
    server.use(
      onCall('payout', () => ok({ destination, bonusPercent: 10 })),
      onCall('choosePayout', async ({ request }) => {
        sent.push(await request.json());
        return answer(sent.at(-1));
      }),
    );
  }
  return { server, user, sent, keep };
}
