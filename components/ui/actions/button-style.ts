import { css } from 'styled-components';
import { media } from '@/components/ui/theme/media';

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
