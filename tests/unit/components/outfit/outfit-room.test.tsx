import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { OutfitRoom } from '@/components/outfit/outfit-room';
import { queryClient } from '@/services/http/query-client';
import { StoresProvider } from '@/stores/stores-provider';
import { inLocale } from '@/tests/builders/in-locale';
import { listen } from '@/tests/setup/listen';
import texts from '@/locales/en/outfit.json';
import { standIn } from '@/tests/setup/stand-in';

const router = { isReady: true, pathname: '/outfits', asPath: '/outfits', query: {}, locale: 'en' };
const sendCall = vi.fn();
await standIn(import('next/router'), { useRouter: () => router });
await standIn(import('@/services/http/send-call'), { sendCall });

const wrapper = await inLocale('en');
beforeEach(() => queryClient().clear());

it('says aloud that the wardrobe is still asked for', async () => {
  sendCall.mockResolvedValue({ kind: 'unreachable' });
  render(
    <StoresProvider locale="en" promoBanner={null}>
      <OutfitRoom />
    </StoresProvider>,
    { wrapper },
  );
  const spoken = listen();
  expect(spoken()).not.toContain(texts.load.stillTrying);
  expect(await screen.findByText(texts.load.stillTrying)).toBeVisible();
  expect(spoken()).toContain(texts.load.stillTrying);
});
