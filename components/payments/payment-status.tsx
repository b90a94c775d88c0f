import { useTranslation } from 'next-i18next/pages';
import { isErrorCode } from '@/lib/contract/error-codes';
import { ROUTES } from '@/lib/config/routes';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Cluster } from '@/components/ui/layout/stack';
import { Notice } from '@/components/ui/feedback/notice';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { PaymentProblem, PaymentState } from './use-payment';
import { spaced } from '@/lib/text/join-words';

interface Props {
  state: PaymentState;
  subject: PaymentSubject;
  onCheckAgain: () => void;
  onStartOver: () => void;
}

/** The result of the last attempt: whether money moved and what to do. "No money was taken" only if the server said so. */
export function PaymentStatus(props: Props) {
  const { t } = useTranslation('payments');
  const { state } = props;
  const doing = state.status === 'locked' ? state.doing : null;
  return (
    <>
      {/* The button's label changes, but screen readers do not announce that. */}
      <VisuallyHidden role="status">{doing === null || doing === 'checking' ? null : t(`doing.${doing}`)}</VisuallyHidden>
      <StatusRegion>{doing === 'checking' ? <Notice title={t('checking.title')}>{t('checking.body')}</Notice> : null}</StatusRegion>
      <PaymentEnd {...props} />
    </>
  );
}

function PaymentEnd({ state, subject, onCheckAgain, onStartOver }: Props) {
  const { t } = useTranslation(['payments', 'errors', 'common']);
  if (state.status === 'unknown') {
    return (
      <Notice tone="warning" role="alert" title={t('payments:unknown.title')}>
        <span>{t('payments:unknown.body')}</span>
        <Cluster style={{ marginTop: 'var(--space-3)' }}>
          <Button size="small" variant="secondary" onClick={onCheckAgain}>
            {t('payments:unknown.check')}
          </Button>
          <ButtonLink size="small" variant="quiet" href={ROUTES.contactUs.path}>
            {t('payments:unknown.contact')}
          </ButtonLink>
        </Cluster>
      </Notice>
    );
  }
  if (state.status === 'untold') {
    return <UnconfirmedPayment subject={subject} onCheckAgain={state.canSendAgain ? onCheckAgain : null} onStartOver={onStartOver} />;
  }
  if (state.status !== 'failed') return null;
  const { problem } = state;
  const next = nextOf(problem);
  return (
    <Notice tone="danger" role="alert" title={t(`payments:failed.${titleOf(problem)}`)}>
      <span>{spaced(reasonOf(problem))}</span>
      {isMoneyKnown(problem) ? <b style={{ wordBreak: 'keep-all' }}>{spaced(t('common:errorState.moneyNotMoved'))}</b> : null}
      {next ? <span>{next}</span> : null}
    </Notice>
  );

  function reasonOf(failed: PaymentProblem): string {
    switch (failed.kind) {
      case 'card':
        return isErrorCode(failed.code) ? t(`payments:reason.${reasonKey(failed.code)}`) : t('payments:reason.other');
      case 'over':
        return isErrorCode(failed.code) ? t(`errors:${failed.code}`) : t('errors:unknown');
      case 'refused':
        return failed.failure.code ? t(`errors:${failed.failure.code}`) : (failed.failure.message ?? t('errors:unknown'));
      case 'three-d-secure':
        return t('payments:reason.threeDSecure');
      case 'abandoned':
        return t('payments:reason.abandoned');
      case 'cancelled':
        return t('payments:reason.cancelled');
      case 'wallet':
        return t('payments:reason.wallet');
      case 'unavailable':
        return t('payments:reason.unavailable');
      case 'never-arrived':
        return t('payments:reason.neverArrived');
      case 'elsewhere':
        return t('payments:reason.elsewhere');
    }
  }
  function nextOf(failed: PaymentProblem): string | null {
    if (failed.kind === 'elsewhere') return null;
    // The order can continue without it.
    if (failed.kind === 'refused') return failed.failure.code?.startsWith('COUPON_') ? t('payments:next.coupon') : null;
    return t(failed.kind === 'card' || failed.kind === 'wallet' ? 'payments:next.card' : 'payments:next.again');
  }
}

function titleOf({ kind }: PaymentProblem): 'card' | 'refused' | 'elsewhere' | 'notPaid' {
  return kind === 'card' || kind === 'refused' || kind === 'elsewhere' ? kind : 'notPaid';
}

/** True if no charge was requested, or the server said that there was none. */
function isMoneyKnown(problem: PaymentProblem): boolean {
  return problem.kind !== 'elsewhere' && (problem.kind !== 'refused' || problem.isStated);
}

function reasonKey(code: string): 'declined' | 'fraud' | 'consumed' | 'threeDSecure' | 'unavailable' | 'expired' | 'other' {
  switch (code) {
    case 'PAYMENT_DECLINED':
      return 'declined';
    case 'PAYMENT_FRAUD':
      return 'fraud';
    case 'PAYMENT_NONCE_CONSUMED':
      return 'consumed';
    case 'PAYMENT_THREE_D_SECURE':
      return 'threeDSecure';
    case 'PAYMENT_UNAVAILABLE':
      return 'unavailable';
    case 'CARD_EXPIRED':
      return 'expired';
    default:
      return 'other';
  }
}

/** What is paid for, which decides where the person can check it. */
export type PaymentSubject = 'order' | 'gift' | 'invoice';

interface UnconfirmedPaymentProps {
  subject: PaymentSubject;
  /** Null: this page no longer has the request. */
  onCheckAgain: (() => void) | null;
  onStartOver: () => void;
}

/** An answer was lost and this provider cannot report a payment's status: says where to check, and how to continue afterwards. */
function UnconfirmedPayment({ subject, onCheckAgain, onStartOver }: UnconfirmedPaymentProps) {
  const { t } = useTranslation('payments');
  return (
    <Notice tone="warning" role="alert" title={t('unknown.title')}>
      <span>{onCheckAgain ? `${spaced(t(`unknown.untold.${subject}`))}${t('unknown.untold.ask')}` : t(`unknown.untold.${subject}`)}</span>
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
