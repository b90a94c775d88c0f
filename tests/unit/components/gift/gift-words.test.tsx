import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { CardWords } from '@/components/gift/card-words';
import { GiftChoice } from '@/components/gift/gift-choice';
import type { GiftProps } from '@/components/gift/gift-props';
import { giftRules } from '@/components/gift/model/gift-form';
import type { Locale } from '@/lib/config/locales';
import { removeDrafts } from '@/lib/browser/drafts';
import { renderWithTexts, textsOf } from '@/tests/setup/render-with-texts';
import english from '@/locales/en/gift.json';
import chinese from '@/locales/zh/gift.json';
import { standIn } from '@/tests/setup/stand-in';

// What stands around the words.
await standIn(import('@/components/gift/gift-card'), { GiftCard: () => null });
await standIn(import('@/components/gift/gift-option'), { GiftOption: () => null });

const content = { choose: { heading: 'Choose', intro: '' }, preview: { from: '', to: '' } } as unknown as GiftProps['content'];
const gifts = [{ slug: 'small', name: 'Small' }] as unknown as GiftProps['gifts'];

function open(locale: Locale) {
  cleanup();
  renderWithTexts(<GiftChoice content={content} gifts={gifts} />, { locale });
}

beforeEach(() => removeDrafts());

it('keeps the words on the card through a reload and in another language, until they are somebody else’s', async () => {
  open('en');
  await userEvent.type(screen.getByLabelText(english.message), 'Happy birthday');
  open('zh');
  expect(screen.getByLabelText(chinese.message)).toHaveValue('Happy birthday');
  removeDrafts();
  open('en');
  expect(screen.getByLabelText(english.message)).toHaveValue('');
});

it('takes over the words that were typed before the page was alive', () => {
  const onChange = vi.fn();
  const page = () => (
    <I18nextProvider i18n={textsOf('en')}>
      <CardWords words={{ recipient: '', message: '', sender: '' }} onChange={onChange} />
    </I18nextProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page());
  (screen.getByLabelText(english.message) as HTMLTextAreaElement).value = 'Love, Mum';
  render(page(), { container, hydrate: true });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ recipient: '', message: 'Love, Mum', sender: '' });
});

it('takes a message of lines that one printed card holds, without the gaps between them', () => {
  const { message } = giftRules.shape;
  expect(message.parse(`Dear${'\r\n \r\n'.repeat(70)}Mum`)).toBe('Dear\n\nMum');
  expect([20, 21].map((lines) => message.safeParse('W\n'.repeat(lines)).success)).toEqual([true, false]);
});
