import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import type { ComponentPropsWithRef } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { Elements } from '@/components/ui/theme/elements';
import { media } from '@/components/ui/theme/media';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** Decorative; always beside text that says what is in progress. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  width: 1.125em;
  height: 1.125em;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
`;

/** Shared by buttons and links. The variant is an attribute, so that the CSS is static. */
export const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  min-height: var(--control);
  padding: 0.625rem 1.5rem;
  border: 1px solid transparent;
  border-radius: var(--radius-sm);
  background: var(--red);
  color: var(--on-red);
  font-family: var(--font-body);
  font-size: var(--text-sm);
  font-weight: 550;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color var(--fast) var(--ease),
    border-color var(--fast) var(--ease),
    color var(--fast) var(--ease);

  ${media.hover} {
    &:hover {
      background: var(--red-strong);
    }
  }
  &:active {
    background: var(--red-strong);
  }

  &[data-variant='secondary'] {
    background: transparent;
    border-color: currentColor;
    color: var(--red);
  }
  &[data-variant='quiet'] {
    padding-inline: 0.75rem;
    background: transparent;
    color: var(--red);
  }
  &[data-variant='neutral'] {
    background: var(--surface);
    border-color: var(--line-strong);
    color: var(--ink);
  }
  &[data-variant='inverse'] {
    background: var(--paper);
    color: var(--red-strong);
    --focus: var(--paper);
  }
  ${media.hover} {
    &[data-variant='secondary']:hover,
    &[data-variant='quiet']:hover {
      background: var(--red-wash);
      color: var(--red-strong);
    }
    &[data-variant='neutral']:hover {
      background: var(--sunken);
    }
    &[data-variant='inverse']:hover {
      background: var(--surface);
    }
  }

  &[data-size='small'] {
    min-height: var(--target);
    padding: 0.375rem 1rem;
  }
  &[data-size='large'] {
    min-height: 3.5rem;
    padding: 0.75rem 2rem;
    font-size: var(--text-md);
  }
  &[data-variant='quiet'][data-size='small'] {
    padding-inline: 0.5rem;
  }
  &[data-full-width='true'] {
    display: flex;
    width: 100%;
  }

  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: var(--wash);
    border-color: var(--wash);
    color: var(--muted);
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
    &:disabled,
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export interface ButtonLook {
  /** `primary` once per view; `secondary` beside it; `quiet` in rows; `neutral` for tools; `inverse` on red or ink. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'neutral' | 'inverse';
  size?: 'small' | 'medium' | 'large';
  isFullWidth?: boolean;
}

export function lookAttributes({ variant = 'primary', size = 'medium', isFullWidth }: ButtonLook) {
  return { 'data-variant': variant, 'data-size': size, 'data-full-width': isFullWidth };
}

const Root = styled.button`
  ${buttonStyle}
`;

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook>, ButtonLook {
  children: string | Elements;
  /** While busy it keeps focus and label, but further presses are ignored. */
  isBusy?: boolean;
}

export function Button({ variant, size, isFullWidth, isBusy = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  const { t } = useTranslation('common');
  return (
    <Root
      {...rest}
      {...lookAttributes({ variant, size, isFullWidth })}
      type={isBusy ? 'button' : type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy ? <Spinner /> : null}
      {typeof children === 'string' ? <span>{children}</span> : children}
      {isBusy ? <VisuallyHidden>{t('action.loading')}</VisuallyHidden> : null}
    </Root>
  );
}

const ButtonLinkPropsRoot = styled(Link)`
  ${buttonStyle}
`;

type ButtonLinkProps = Omit<ComponentPropsWithRef<typeof Link>, keyof ButtonLook> & ButtonLook;

/** A link styled as a button; use Button for actions. */
export function ButtonLink({ variant, size, isFullWidth, ...rest }: ButtonLinkProps) {
  return <ButtonLinkPropsRoot {...rest} {...lookAttributes({ variant, size, isFullWidth })} />;
}
