import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { publicEnv } from '@/lib/config/env';
import type { DetailReferralCode } from '@/lib/contract/account';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/layout/card';
import { CopyButton } from '@/components/ui/actions/copy-button';
import { Heading } from '@/components/ui/text/heading';
import { MailIcon, WhatsappIcon } from '@/components/ui/page-icons';
import { clientOnly, dynamicLoading } from '@/components/ui/feedback/client-only';
import { Skeleton } from '@/components/ui/feedback/loading-region';
import { Cluster, Stack } from '@/components/ui/layout/stack';
import { formatMoney } from '@/lib/money';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Text } from '@/components/ui/text/text';
import { shareAddresses, type ShareTexts } from '../model/share-addresses';

const QrCode = clientOnly(
  () => import('@/components/ui/media/qr-code').then((part) => part.QrCode),
  dynamicLoading(() => <Skeleton $width="12rem" $height="12rem" />),
);

const Entry = styled(Cluster)`
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--sunken);
  & > dl {
    min-width: 0;
  }
  & dt {
    font-size: var(--text-xs);
    color: var(--muted);
  }
  & dd {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  & dd[data-code] {
    font-size: var(--text-h4);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.06em;
  }
`;

interface Props {
  own: DetailReferralCode;
  share: ShareTexts;
}

/** Code and link, with four ways to share them. */
export function OwnLink({ own: { code, link, friendReward, currency }, share }: Props) {
  const { t } = useTranslation('own-referrals');
  const headingId = useId();
  const qrId = useId();
  const [isQrShown, setIsQrShown] = useState(false);
  const { localeTag, region } = useLocale();
  const credit =
    friendReward === undefined
      ? t('link.someCredit')
      : formatMoney({ amount: friendReward, currency: currency ?? region.currency }, localeTag);
  const addresses = link ? shareAddresses(share, { link, brand: publicEnv.brand, credit }) : null;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack $gap={4}>
        <Stack $gap={1}>
          <Heading level={3} look="h4" id={headingId}>
            {t('link.heading')}
          </Heading>
          <Text $size="sm" $tone="muted">
            {t('link.body')}
          </Text>
        </Stack>
        {link ? (
          <Entry>
            <dl>
              <dt>{t('link.address')}</dt>
              <dd>{link}</dd>
            </dl>
            <Cluster $gap={2}>
              <CopyButton text={link} variant="primary" size="small">
                {t('link.copyLink')}
              </CopyButton>
            </Cluster>
          </Entry>
        ) : null}
        <Entry>
          <dl>
            <dt>{t('link.code')}</dt>
            <dd data-code>{code}</dd>
          </dl>
          <Cluster $gap={2}>
            <CopyButton text={code} size="small">
              {t('link.copyCode')}
            </CopyButton>
          </Cluster>
        </Entry>
        {link && addresses ? (
          <>
            <Cluster $gap={2}>
              <ButtonLink size="small" variant="neutral" href={addresses.whatsapp} target="_blank" rel="noopener noreferrer">
                <WhatsappIcon size={18} />
                <span>{t('link.whatsapp')}</span>
              </ButtonLink>
              <ButtonLink size="small" variant="neutral" href={addresses.email}>
                <MailIcon size={18} />
                <span>{t('link.email')}</span>
              </ButtonLink>
              <Button
                size="small"
                variant="neutral"
                aria-expanded={isQrShown}
                aria-controls={qrId}
                onClick={() => setIsQrShown(!isQrShown)}
              >
                {t(isQrShown ? 'link.qrHide' : 'link.qr')}
              </Button>
            </Cluster>
            <div id={qrId} hidden={!isQrShown}>
              {isQrShown ? (
                <Stack $gap={2} $align="start">
                  <QrCode text={link} label={t('link.qrTitle')} />
                  <Text $size="sm" $tone="muted">
                    {t('link.qrHint')}
                  </Text>
                </Stack>
              ) : null}
            </div>
          </>
        ) : null}
      </Stack>
    </Card>
  );
}
