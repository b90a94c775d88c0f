import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState, useCallback, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { TYPING_SHOWN_MS, TYPING_IDLE_MS, TYPING_RENEWED_MS } from '@/lib/domain/chat/team-presence';
import { media } from '@/components/ui/theme/media';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';

const rise = keyframes`30% { opacity: 1; translate: 0 -0.1875rem; }`;

const Root = styled.div`
  display: flex;
  gap: 0.3125rem;
  width: fit-content;
  margin-top: var(--space-3);
  padding: 0.8125rem 0.875rem;
  border: 1px solid var(--line);
  border-radius: 1.125rem;
  border-end-start-radius: 0.25rem;
  background: var(--paper);
  & > i {
    width: 0.4375rem;
    height: 0.4375rem;
    border-radius: 50%;
    background: var(--muted);
    opacity: 0.45;
  }
  ${media.moving} {
    & > i {
      animation: ${rise} 1.3s ease-in-out infinite;
    }
    & > i:nth-of-type(2) {
      animation-delay: 160ms;
    }
    & > i:nth-of-type(3) {
      animation-delay: 320ms;
    }
  }
`;

/** Shows that the team is typing. It expires by itself when it is not renewed. @param at time of the last renewal */
export function TypingMark({ at }: { at: number | null }) {
  const { t } = useTranslation('chat');
  const [oldAt, setOldAt] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return;
    const timer = setTimeout(() => setOldAt(at), TYPING_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [at]);
  if (at === null || at === oldAt) return null;
  return (
    <Root>
      <VisuallyHidden>{t('typing')}</VisuallyHidden>
      <i />
      <i />
      <i />
    </Root>
  );
}

/** Reports typing to the other side: at once, then throttled, and when it ends. */
export function useTyping(tell: (isTyping: boolean) => void) {
  const toldAt = useRef(0);
  const idle = useRef<ReturnType<typeof setTimeout> | null>(null);

  const stop = useCallback(() => {
    if (idle.current) clearTimeout(idle.current);
    idle.current = null;
    if (toldAt.current === 0) return;
    toldAt.current = 0;
    tell(false);
  }, [tell]);

  const keep = useCallback(
    (hasText: boolean) => {
      if (!hasText) return stop();
      if (idle.current) clearTimeout(idle.current);
      idle.current = setTimeout(stop, TYPING_IDLE_MS);
      if (Date.now() - toldAt.current < TYPING_RENEWED_MS) return;
      toldAt.current = Date.now();
      tell(true);
    },
    [stop, tell],
  );

  useEffect(() => stop, [stop]);
  return { keep, stop };
}
