import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { publicEnv } from '@/lib/config/env';
import type { GiftPage } from '@/lib/contract/content/gift';
import { Price } from '@/components/ui/text/price';
import { useLocale } from '@/components/ui/hooks/use-locale';
import type { Words } from './card-words';
import type { ShownGift } from './gift-props';

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(min-content, 1fr) auto;
  gap: var(--space-4);
  aspect-ratio: 8 / 5;
  max-width: 36rem;
  --rim: clamp(1.125rem, 3vw, 2rem);
  padding: var(--rim);
  border-radius: var(--radius-lg);
  background: var(--paper);
  box-shadow: var(--shadow-3);
  /* Clipped, yet no scroll container: long words make the card taller instead of lying under the ribbon. */
  overflow: clip;
  overflow-wrap: anywhere;
  /* A ribbon tied round the card. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 82%;
    width: 1.125rem;
    background: var(--red);
  }
  & > * {
    position: relative;
    z-index: 1;
    max-width: 76%;
  }
  & > p:first-child {
    font-size: var(--text-sm);
    color: var(--muted);
  }
  & > p:first-child > strong {
    display: block;
    font-family: var(--font-display);
    font-size: var(--text-h3);
    font-weight: var(--weight-heading);
    color: var(--ink);
    line-height: 1.2;
  }
  & > blockquote {
    overflow: hidden;
    font-family: var(--font-display);
    font-size: var(--text-lg);
    font-style: var(--emphasis-style);
    line-height: 1.4;
    white-space: pre-line;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    align-self: start;
  }
  & > p:last-child {
    grid-row: 3;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.75rem;
    align-self: end;
    max-width: none;
    margin-inline: calc(-1 * var(--rim));
    padding: calc(0.75 * var(--rim)) 24% 0 var(--rim);
    border-top: 1.125rem solid var(--red);
    font-size: var(--text-sm);
  }
  & > p:last-child > strong {
    font-size: var(--text-h4);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  /* A ground is not printed; the ribbon is what makes it a present. */
  @media print {
    border: 1px solid var(--line);
    break-inside: avoid;
    &::before {
      print-color-adjust: exact;
    }
  }
`;

interface Props {
  gift: ShownGift;
  texts: GiftPage['preview'];
  words: Words;
  /** Paid: the card shows the code and is no longer editable. */
  isPaid: boolean;
}

/** Preview of the card; empty fields show the editors' sample text. */
export function GiftCard({ gift, texts, words, isPaid }: Props) {
  const { t } = useTranslation('gift');
  const { region } = useLocale();
  return (
    <Root data-testid="gift-card" data-print={isPaid ? 'alone' : undefined}>
      <p>
        <span>{t('to')}</span>
        <strong dir="auto">{words.recipient.trim() || texts.recipient}</strong>
      </p>
      {isPaid && words.message.trim() === '' ? null : <blockquote dir="auto">{words.message.trim() || texts.message}</blockquote>}
      <p>
        <span>{`${publicEnv.brand} · ${gift.name}`}</span>
        <strong>
          <Price money={gift.price === null ? null : { amount: gift.price, currency: region.currency }} />
        </strong>
      </p>
    </Root>
  );
}
