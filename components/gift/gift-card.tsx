import type { CSSProperties } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { publicEnv } from '@/lib/config/env';
import { ROUTES } from '@/lib/config/routes';
import type { GiftPage } from '@/lib/contract/content/gift';
import { lastDayBefore } from '@/lib/dates';
import { siteAddress } from '@/lib/site/site-address';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import { DateText } from '@/components/ui/text/date-text';
import { Price } from '@/components/ui/text/price';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { DOT } from '@/lib/text/join-words';
import type { Words } from './card-words';
import { redeemAddress, type ShownGift } from './gift-props';

const QrCode = clientOnly(() => import('@/components/ui/media/qr-code').then((part) => part.QrCode), SilentDynamicLoading);

/* The card's own proportions are the least: longer words make it taller, and nothing of them is cut off. */
const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 36rem;
  --rim: clamp(1.125rem, 3vw, 2rem);
  border-radius: var(--radius-lg);
  background: var(--paper);
  box-shadow: var(--shadow-3);
  overflow: clip;
  overflow-wrap: anywhere;
  &::after {
    content: '';
    grid-area: 1 / 1;
    align-self: start;
    aspect-ratio: 8 / 5;
    pointer-events: none;
  }
  /* A ribbon tied round the card. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 82%;
    width: 1.125rem;
    background: var(--red);
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
    body:has(&[data-print='alone']) header {
      display: none;
    }
  }
`;
const Body = styled.div`
  grid-area: 1 / 1;
  z-index: 1;
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  padding: var(--rim) var(--rim) 0;
  & > * {
    max-width: 76%;
  }
  & > p {
    font-size: var(--text-sm);
    color: var(--muted);
  }
  & > p > strong {
    display: block;
    font-family: var(--font-display);
    font-size: var(--text-h3);
    font-weight: var(--weight-heading);
    color: var(--ink);
    line-height: 1.2;
  }
  & > p[data-from] > strong {
    font-size: var(--text-h4);
  }
  & > blockquote {
    font-family: var(--font-display);
    font-size: var(--text-lg);
    font-style: var(--emphasis-style);
    /* Scripts without an italic are not slanted by the browser. */
    font-synthesis: weight;
    line-height: 1.4;
    white-space: pre-line;
    /* The card is one page, however many lines it has. */
    @media print {
      font-size: min(var(--text-lg), 330px / (var(--lines) + 10));
    }
  }
`;
const Redemption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  font-size: var(--text-xs);
  line-height: 1.5;
  & > dl {
    flex: 1 1 9rem;
    min-width: 0;
  }
  & dt {
    color: var(--muted);
  }
  & dd {
    margin-bottom: var(--space-2);
  }
  & code {
    font-family: var(--font-mono);
    font-size: var(--text-sm);
    font-weight: 600;
  }
  /* Room of the QR code before it is there. */
  & > div {
    min-width: 7.125rem;
    min-height: 7.125rem;
  }
`;
const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.75rem;
  margin: auto calc(-1 * var(--rim)) 0;
  padding: calc(0.75 * var(--rim)) 24% var(--rim) var(--rim);
  border-top: 1.125rem solid var(--red);
  font-size: var(--text-sm);
  && {
    max-width: none;
  }
  & > strong {
    font-size: var(--text-h4);
  }
  @media print {
    print-color-adjust: exact;
  }
`;

/** What is known once it is paid. */
interface PaidCard {
  code: string;
  /** Instant; null where the provider does not say. */
  expiresAt: string | null;
}

interface Props {
  gift: ShownGift;
  texts: GiftPage['preview'];
  words: Words;
  /** While it is written, empty fields show the editors' sample text; afterwards nothing stands there. */
  isWritten: boolean;
  /** The card shows what redeems it. */
  paid: PaidCard | null;
}

/** The gift itself: preview while it is written, and what is sent or printed afterwards. */
export function GiftCard({ gift, texts, words, isWritten, paid }: Props) {
  const { t } = useTranslation('gift');
  const { locale, region } = useLocale();
  const sender = words.sender.trim();
  // It is typed off: a line may end before a slash, and not after a hyphen.
  const address = siteAddress(locale, ROUTES.servicesPricing.path).split(/^https?:\/\/|(?=\/)/);
  const message = words.message.trim() || (isWritten ? texts.message : '');
  return (
    <Root data-testid="gift-card" data-print={paid ? 'alone' : undefined}>
      <Body>
        <p>
          <span>{t('to')}</span>
          <strong dir="auto">{words.recipient.trim() || texts.recipient}</strong>
        </p>
        {message === '' ? null : (
          <blockquote dir="auto" style={{ '--lines': message.split('\n').length } as CSSProperties}>
            {message}
          </blockquote>
        )}
        {!isWritten && sender === '' ? null : (
          <p data-from>
            <span>{t('from')}</span>
            <strong dir="auto">{sender || texts.from}</strong>
          </p>
        )}
        {paid?.code ? (
          <Redemption>
            <div>
              <QrCode text={redeemAddress(locale, paid.code)} label={t('qr')} size={112} />
            </div>
            <dl>
              <dt>{t('code')}</dt>
              <dd>
                <code translate="no">{paid.code}</code>
              </dd>
              {paid.expiresAt ? (
                <>
                  <dt>{t('validUntil')}</dt>
                  <dd>
                    <DateText value={lastDayBefore(paid.expiresAt)} look="long" />
                  </dd>
                </>
              ) : null}
              <dt>{t('redeemAt')}</dt>
              <dd translate="no">
                {address.map((part) => (
                  <span key={part} style={{ display: 'inline-block' }}>
                    {part}
                  </span>
                ))}
              </dd>
            </dl>
          </Redemption>
        ) : null}
        <Foot>
          <span>{`${publicEnv.brand}${DOT}${gift.name}`}</span>
          {/* What it cost is the buyer's to know. */}
          {paid ? null : (
            <strong>
              <Price money={gift.price === null ? null : { amount: gift.price, currency: region.currency }} />
            </strong>
          )}
        </Foot>
      </Body>
    </Root>
  );
}
