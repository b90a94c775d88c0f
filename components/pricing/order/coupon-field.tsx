import { useCallback, useEffect, useRef, useState, type ComponentProps } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import { removeStored, writeStored } from '@/lib/browser/storage';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { checkCoupon } from '@/services/pricing/prices';
import { isFinal, type ActionFailure } from '@/services/http/outcome';
import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { Notice } from '@/components/ui/feedback/notice';
import { Skeleton, StatusRegion } from '@/components/ui/feedback/loading-region';
import { TextButton } from '@/components/ui/actions/text-link';
import { TextInput } from '@/components/ui/forms/text-input';
import { useFailureText } from '@/components/payments/use-failure-text';
import { useFieldMessage } from '@/components/ui/forms/use-field-message';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { usePricingStore } from '@/stores/pricing-store';
import { couponPlace } from '../saved-draft';
import { useMoney } from '../use-money';
import { spaced } from '@/lib/text/join-words';

const Row = styled.form`
  display: grid;
  gap: var(--space-2);
  & [data-control] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-2);
  }
  & input {
    text-transform: uppercase;
  }
`;

/** Typing a quantity changes the basket with each keystroke. */
const DEBOUNCE_MS = 500;

interface Props {
  /** The basket; only packages and service are sent. */
  basket: Pick<Quote, 'packages' | 'service'>;
  /** A code from the address or the draft, applied automatically. */
  arriving?: string | null;
  /** The code was removed and must not be applied again. */
  onRemoved: () => void;
  /** A code was applied (null) or refused. */
  onAnswered?: (failure: ActionFailure | null) => void;
  /** The person and place of the check, and what the server has said of the sums: a change validates the code again. */
  asker?: string;
  /** Of a guest, once it is known. */
  email?: string | undefined;
}

/** Applies and removes a code, and validates it again whenever basket or months change. */
export function CouponField({ basket, arriving = null, onRemoved, onAnswered, asker = '', email }: Props) {
  const { t } = useTranslation(['order', 'common']);
  const money = useMoney();
  const { region } = useLocale();
  const messageOf = useFailureText();
  const missing = useFieldMessage();
  const coupon = usePricingStore((state) => state.couponCode);
  const applyCoupon = usePricingStore((state) => state.applyCoupon);
  const removeCoupon = usePricingStore((state) => state.removeCoupon);
  const [code, setCode] = useState(arriving ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState<{ code: string; failure: ActionFailure } | null>(null);
  const asking = useRef<AbortController | null>(null);
  const place = couponPlace(region.code);
  const { packages, service } = basket;
  /** Everything the discount depends on. */
  const contents = JSON.stringify([packages, service.paktTotalMonthSelect, asker, email]);
  const latest = useRef({ basket, onAnswered, email });
  useEffect(() => {
    latest.current = { basket, onAnswered, email };
  });

  const check = useCallback(
    async (typed: string) => {
      asking.current?.abort();
      const { signal } = (asking.current = new AbortController());
      const outcome = await checkCoupon(typed, region.code, { ...latest.current, signal });
      if (signal.aborted) return;
      setIsBusy(false);
      latest.current.onAnswered?.(outcome.kind === 'applied' ? null : outcome.failure);
      if (outcome.kind === 'applied') {
        setFailure(null);
        applyCoupon(outcome.coupon);
        writeStored(place, outcome.coupon.code);
        return;
      }
      setFailure({ code: typed, failure: outcome.failure });
      // No answer, or too many at once: keep the applied code; the server checks the order again before payment.
      if (!isFinal(outcome.failure)) return;
      removeCoupon();
      removeStored(place);
    },
    [region.code, place, applyCoupon, removeCoupon],
  );

  const applied = coupon?.code ?? null;
  // A personal code of another address is asked for again when the address is corrected and known.
  const foreign =
    email !== undefined && failure?.failure.kind === 'rejected' && failure.failure.code === 'COUPON_PERSONAL' ? failure.code : null;
  const asked = useRef<string | null>(null);
  useEffect(() => {
    const known = applied ?? (asked.current === null ? arriving : foreign);
    const question = `${known} ${contents}`;
    if (!known || asked.current === question) return;
    const before = asked.current;
    asked.current = question;
    // A code that was just applied has just been validated.
    if (before === null && applied !== null) return;
    let isAsked = false;
    const timer = setTimeout(
      () => {
        isAsked = true;
        setIsBusy(true);
        void check(known);
      },
      before === null ? 0 : DEBOUNCE_MS,
    );
    return () => {
      clearTimeout(timer);
      if (!isAsked) asked.current = before;
    };
  }, [applied, arriving, foreign, contents, check]);

  const remove = () => {
    asking.current?.abort();
    removeCoupon();
    removeStored(place);
    onRemoved();
    setCode('');
    setIsBusy(false);
    setFailure(null);
  };
  return (
    <>
      <StatusRegion>
        {coupon ? (
          <Notice tone="success" title={t('order:coupon.applied', { code: coupon.code })}>
            <span>
              {spaced(
                coupon.kind === 'gift'
                  ? t('order:coupon.gift', { amount: money(coupon.balance ?? coupon.value) })
                  : coupon.discount > 0
                    ? t('order:coupon.takesOff', { amount: money(coupon.discount) })
                    : '',
              )}
            </span>
            <TextButton onClick={remove}>{t('order:coupon.remove')}</TextButton>
          </Notice>
        ) : null}
      </StatusRegion>
      {coupon ? null : (
        <Row
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isBusy) return;
            setIsMissing(code.trim() === '');
            if (code.trim() === '') return;
            setIsBusy(true);
            asked.current = `${code.trim()} ${contents}`;
            void check(code.trim());
          }}
        >
          <Field
            label={t('order:coupon.label')}
            error={isMissing ? missing(t('order:coupon.label'), { code: 'required' }) : failure ? messageOf(failure.failure) : null}
            isErrorLate
          >
            {(control) => (
              <>
                <TextInput
                  {...control}
                  name="coupon"
                  autoComplete="off"
                  autoCapitalize="characters"
                  autoCorrect="off"
                  spellCheck={false}
                  value={code}
                  onChange={(event) => {
                    asking.current?.abort();
                    setIsBusy(false);
                    setCode(event.target.value);
                    setFailure(null);
                    setIsMissing(false);
                  }}
                />
                <Button type="submit" variant="neutral" isBusy={isBusy}>
                  {t('order:coupon.apply')}
                </Button>
              </>
            )}
          </Field>
        </Row>
      )}
    </>
  );
}

const NAMESPACES = ['order', 'errors'] as const;

/** The field on the calculator's page, which has not the texts of an order. */
export function LazyCouponField(props: ComponentProps<typeof CouponField>) {
  const { status } = useLazyTexts(NAMESPACES);
  return status === 'ready' ? <CouponField {...props} /> : <Skeleton $height="3rem" />;
}
