import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Cluster } from '@/components/ui/layout/stack';
import { Notice } from '@/components/ui/feedback/notice';

/** What is paid for, which decides where the person can check it. */
export type PaymentSubject = 'order' | 'gift' | 'invoice';

interface Props {
  subject: PaymentSubject;
  /** Null: this page no longer has the request. */
  onCheckAgain: (() => void) | null;
  onStartOver: () => void;
}

/** An answer was lost and this provider cannot report a payment's status: says where to check, and how to continue afterwards. */
export function UnconfirmedPayment({ subject, onCheckAgain, onStartOver }: Props) {
  const { t } = useTranslation('payments');
  return (
    <Notice tone="warning" role="alert" title={t('unknown.title')}>
      <span>{onCheckAgain ? `${t(`unknown.untold.${subject}`)} ${t('unknown.untold.ask')}` : t(`unknown.untold.${subject}`)}</span>
      <Cluster style={{ marginTop: 'var(--space-3)' }}>
        {onCheckAgain ? (
          <Button size="small" variant="secondary" onClick={onCheckAgain}>
            {t('unknown.check')}
          </Button>
        ) : null}
        {subject === 'gift' ? null : (
          <ButtonLink size="small" variant="neutral" href={ROUTES.billings.path}>
            {t('unknown.untold.billing')}
          </ButtonLink>
        )}
        <Button size="small" variant="neutral" onClick={onStartOver}>
          {t('unknown.untold.again')}
        </Button>
        <ButtonLink size="small" variant="quiet" href={ROUTES.contactUs.path}>
          {t('unknown.contact')}
        </ButtonLink>
      </Cluster>
    </Notice>
  );
}
