import { useEffect, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '@/components/ui/actions/icon-button';
import { AlertIcon, CloseIcon, SuccessIcon } from '@/components/ui/icons';
import { media } from '@/components/ui/theme/media';
import type { Toast } from './toast-store';

const rise = keyframes`from { opacity: 0; translate: 0 0.5rem; }`;

const Root = styled.li`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  padding: 0.375rem 0.375rem 0.375rem 1rem;
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--on-ink);
  --focus: var(--on-ink);
  font-size: var(--text-sm);
  line-height: 1.4;
  box-shadow: var(--shadow-3);
  ${media.moving} {
    animation: ${rise} var(--normal) var(--ease-out);
  }
  &[data-tone='danger'] {
    background: var(--danger);
  }
  & > p {
    flex: 1;
    padding-block: 0.5rem;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
const Action = styled.button`
  min-height: var(--target);
  padding-inline: 0.5rem;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

const LIFETIME_MS = 6000;

/** Closes by itself after a while, but not while hovered or focused, and never with an unused action. */
export function ToastCard({ toast, dismiss }: { toast: Toast; dismiss: (id: number) => void }) {
  const { t } = useTranslation('common');
  const { id, tone, message, action } = toast;
  const [isHeld, setIsHeld] = useState(false);
  const stays = isHeld || action !== undefined;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismiss(id), LIFETIME_MS);
    return () => clearTimeout(timer);
  }, [stays, dismiss, id]);
  return (
    <Root
      data-tone={tone}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {tone === 'success' ? <SuccessIcon /> : null}
      {tone === 'danger' ? <AlertIcon /> : null}
      <p>{message}</p>
      {action ? (
        <Action
          type="button"
          onClick={() => {
            dismiss(id);
            action.onPress();
          }}
        >
          {action.label}
        </Action>
      ) : null}
      <IconButton label={t('toast.dismiss')} icon={<CloseIcon size={18} />} onClick={() => dismiss(id)} />
    </Root>
  );
}
