import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { clockOfSeconds, HOLD_ENDING_SECONDS, holdSecondsLeft, isHoldOf } from '@/lib/domain/booking/slots';
import { Button } from '@/components/ui/actions/button';
import { ClockIcon } from '@/components/ui/member-icons';
import { media } from '@/components/ui/theme/media';
import { Notice } from '@/components/ui/feedback/notice';
import { TextButton } from '@/components/ui/actions/text-link';
import { keepFocusInRegion } from '@/components/ui/overlays/use-focus-recovery';
import { useSlotLine } from './use-visit-place';
import { Cluster } from '@/components/ui/layout/stack';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { BookingState } from './booking-props';
import type { SlotHolding } from './use-slot-hold';
import { DOT, spaced } from '@/lib/text/join-words';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 0 var(--space-3);
  min-height: 3.5rem;
  padding: 0.75rem 0.375rem 0.375rem 1.125rem;
  border-radius: var(--radius);
  background: var(--sunken);
  font-size: var(--text-sm);
  line-height: 1.45;
  &[data-ending='true'] {
    background: var(--warning-wash);
  }
  & > svg {
    color: var(--muted);
    align-self: start;
    margin-top: 0.125rem;
  }
  & > button {
    grid-column: 2;
    justify-self: start;
    margin-inline-start: -0.5rem;
  }
  ${media.sm} {
    grid-template-columns: auto 1fr auto;
    padding-block: 0.375rem;
    & > svg {
      align-self: center;
    }
    & > button {
      grid-column: 3;
      margin: 0;
    }
  }
  & b {
    font-variant-numeric: tabular-nums;
  }
`;

/** It stands below the times, where a phone may not show it. */
const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView?.({ block: 'nearest' });

interface Props {
  state: BookingState;
  holding: SlotHolding;
  onChooseAgain: () => void;
}

/** Remaining time of the hold, visible on every step; announced only shortly before it ends, not every second. */
export function HoldCountdown({ state, holding, onChooseAgain }: Props) {
  const { t } = useTranslation(['booking', 'common']);
  const { hold } = state;
  const [now, setNow] = useState(() => Date.now());
  // Before paint: `now` is old when a hold begins, so the clock would first show more than ten minutes.
  useLayoutEffect(() => {
    if (!hold) return;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [hold]);

  const slotText = useSlotLine();

  if (holding.status === 'lost') {
    return (
      <div ref={intoView}>
        <Notice tone="warning" role="alert" title={t('hold.lost')}>
          <span>{holding.nextFree.length > 0 ? t('hold.nextFree') : t('hold.chooseAnother')}</span>
          {holding.nextFree.length > 0 ? (
            <Cluster as="ul" $gap={2} style={{ marginTop: 'var(--space-3)' }}>
              {holding.nextFree.map((slot) => (
                <li key={`${slot.date} ${slot.time}`}>
                  <Button
                    size="small"
                    variant="neutral"
                    onClick={() => {
                      state.onChange({ date: slot });
                      void holding.ensure(slot);
                    }}
                  >
                    {slotText(slot)}
                  </Button>
                </li>
              ))}
            </Cluster>
          ) : null}
        </Notice>
      </div>
    );
  }
  if (holding.status === 'failed' && state.booking.date.time !== '') {
    return (
      <div ref={intoView}>
        <Notice tone="danger" role="alert" title={t('hold.failed')}>
          <span>{spaced(t('hold.overBody'))}</span>
          <TextButton ref={keepFocusInRegion} onClick={() => void (hold ? holding.extend() : holding.ensure(state.booking.date))}>
            {t('common:action.retry')}
          </TextButton>
        </Notice>
      </div>
    );
  }
  // Its answer will take this place, so that nothing moves under a finger then.
  const asked =
    holding.keepsPlace && holding.status === 'pending' && state.booking.date.time !== '' && !isHoldOf(hold, state.booking.date)
      ? state.booking.date
      : null;
  const slot = asked ?? hold;
  if (!slot) return null;
  const seconds = asked || !hold ? null : holdSecondsLeft(hold, now);
  if (seconds === 0) {
    return (
      <div ref={intoView}>
        <Notice tone="warning" role="alert" title={t('hold.over')}>
          <span>{spaced(t('hold.overBody'))}</span>
          <TextButton ref={keepFocusInRegion} onClick={() => void holding.extend().then(() => setNow(Date.now()))}>
            {t('hold.again')}
          </TextButton>
          <span>{`\u2060${DOT}`}</span>
          <TextButton onClick={onChooseAgain}>{t('hold.other')}</TextButton>
        </Notice>
      </div>
    );
  }
  const isEnding = seconds !== null && seconds <= HOLD_ENDING_SECONDS;
  const style = seconds === null ? ({ visibility: 'hidden' } as const) : undefined;
  return (
    <Root data-ending={isEnding}>
      <ClockIcon size={20} />
      <span>
        <span>{slotText(slot)}</span>
        <br />
        <span style={style}>{`${t('hold.yours')} `}</span>
        <b aria-hidden="true" style={style}>
          {clockOfSeconds(seconds ?? 0)}
        </b>
        {seconds === null ? null : <VisuallyHidden role="timer">{t('hold.minutes', { count: Math.ceil(seconds / 60) })}</VisuallyHidden>}
        <VisuallyHidden role="status">{isEnding ? t('hold.ending') : null}</VisuallyHidden>
      </span>
      {seconds === null || (hold && hold.extensionsLeft > 0 && holding.status !== 'exhausted') ? (
        <Button size="small" variant="quiet" style={style} isBusy={holding.status === 'pending'} onClick={() => void holding.extend()}>
          {t('hold.extend')}
        </Button>
      ) : null}
    </Root>
  );
}
