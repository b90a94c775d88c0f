import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { GiftChoice } from '@/components/gift/gift-choice';
import type { GiftProps } from '@/components/gift/gift-props';
import type { Locale } from '@/lib/config/locales';
import { removeDrafts } from '@/lib/browser/drafts';
import { StoresProvider } from '@/stores/stores-provider';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import english from '@/locales/en/gift.json';
import chinese from '@/locales/zh/gift.json';
import { standIn } from '@/tests/setup/stand-in';

// What stands around the words.
await standIn(import('@/components/gift/gift-card'), { GiftCard: () => null });
await standIn(import('@/components/gift/gift-option'), { GiftOption: () => null });

const content = { choose: { heading: 'Choose', intro: '' }, preview: { from: '', to: '' } } as unknown as GiftProps['content'];
const gifts = [{ slug: 'small', name: 'Small' }] as unknown as GiftProps['gifts'];

function open(locale: Locale, gift: object) {
  cleanup();
  renderWithTexts(
    <StoresProvider locale={locale} promoBanner={null}>
      <GiftChoice content={content} gifts={gifts} />
    </StoresProvider>,
    { locale, namespaces: { gift } },
  );
}

beforeEach(() => removeDrafts());

it('keeps the words on the card through a reload and in another language, until they are somebody else’s', async () => {
  open('en', english);
  await userEvent.type(screen.getByLabelText(english.message), 'Happy birthday');
  open('zh', chinese);
  expect(screen.getByLabelText(chinese.message)).toHaveValue('Happy birthday');
  removeDrafts();
  open('en', english);
  expect(screen.getByLabelText(english.message)).toHaveValue('');
});
