import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { pressedKey } from '@/lib/browser/pressed-key';
import { CloseIcon, MenuIcon } from '@/components/ui/icons';
import { media } from '@/components/ui/theme/media';

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  margin-inline-end: calc(-1 * var(--space-2));
  ${media.lg} {
    display: none;
  }
`;

interface Props {
  isOpen: boolean;
  controls: string;
  onChange: (isOpen: boolean) => void;
}

/** The menu button. Esc closes the menu and returns the focus to it. */
export function HeaderToggle({ isOpen, controls, onChange }: Props) {
  const { t } = useTranslation('layout');
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (pressedKey(event) !== 'Escape') return;
      onChange(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, onChange]);

  return (
    <Root
      ref={button}
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={t(isOpen ? 'menuClose' : 'menuOpen')}
      onClick={() => onChange(!isOpen)}
    >
      {isOpen ? <CloseIcon /> : <MenuIcon />}
    </Root>
  );
}
