import { useEffect, useRef } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { formatDate, lastDayBefore } from '@/lib/dates';
import { personName } from '@/lib/text/names';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Cluster } from '@/components/ui/layout/stack';
import { CopyButton } from '@/components/ui/actions/copy-button';
import { Heading } from '@/components/ui/text/heading';
import { SuccessIcon } from '@/components/ui/icons';
import { PrintIcon, WhatsappIcon } from '@/components/ui/page-icons';
import { Notice } from '@/components/ui/feedback/notice';
import { Phrased, Text } from '@/components/ui/text/text';
import { TextButton } from '@/components/ui/actions/text-link';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useGiftStore } from '@/stores/gift-store';
import { redeemAddress, type ShownGift } from '../gift-props';
import { useGiftSteps } from '../use-gift-steps';
import { spaced } from '@/lib/text/join-words';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  padding: clamp(1.25rem, 3vw, 2.25rem);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);
  & > svg {
    color: var(--success);
  }
  & h3 {
    outline: none;
  }
  & code {
    font-family: var(--font-mono);
    font-size: min(var(--text-h3), 5vw);
    overflow-wrap: anywhere;
  }
`;

/** The gift code with ways to share it; without a code in the answer, the reference and what happens next. */
export function GiftDone({ gift }: { gift: ShownGift }) {
  const { t } = useTranslation('gift-order');
  const { locale, localeTag, region } = useLocale();
  const giftCode = useGiftStore((state) => state.giftCode);
  const reference = useGiftStore((state) => state.reference);
  const { recipientName: recipient, message: words, ...sender } = useGiftStore((state) => state.giftPackage);
  const expiresAt = useGiftStore((state) => state.expiresAt);
  const { goTo } = useGiftSteps();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const link = redeemAddress(locale, giftCode);
  const lastDay = expiresAt === null ? null : lastDayBefore(expiresAt);
  const message = [
    t('done.message', { recipient, gift: gift.name, sender: personName(sender) }),
    words.trim(),
    t('done.code', { code: giftCode, link }),
    lastDay === null ? '' : t('done.until', { date: formatDate(lastDay, { localeTag, timeZone: region.timeZone }, 'long') }),
  ]
    .filter(Boolean)
    .join('\n\n');
  return (
    <Root>
      <SuccessIcon size={32} />
      <Heading level={3} ref={heading} tabIndex={-1}>
        {t(giftCode ? 'done.heading' : 'done.waiting')}
      </Heading>
      {giftCode ? (
        <>
          <Text $tone="soft">{t('done.body', { recipient })}</Text>
          <code translate="no" data-testid="gift-code">
            {giftCode}
          </code>
          <Cluster data-print="hide">
            <CopyButton text={giftCode}>{t('done.copy')}</CopyButton>
            <CopyButton text={link}>{t('done.copyLink')}</CopyButton>
            <Button variant="neutral" onClick={() => window.print()}>
              <PrintIcon size={18} />
              <span>{t('done.print')}</span>
            </Button>
            <ButtonLink
              variant="neutral"
              href={`https://wa.me/?text=${encodeURIComponent(message)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <WhatsappIcon size={18} />
              <span>{t('done.whatsapp')}</span>
            </ButtonLink>
          </Cluster>
        </>
      ) : (
        <Notice>{t('done.waitingBody')}</Notice>
      )}
      {reference ? (
        <Text $size="sm" $tone="muted">
          <span>{spaced(t('done.reference'))}</span>
          <Phrased translate="no" data-testid="gift-reference">
            {reference}
          </Phrased>
        </Text>
      ) : null}
      <div data-print="hide">
        <TextButton onClick={() => goTo(null)}>{t('done.again')}</TextButton>
      </div>
    </Root>
  );
}
