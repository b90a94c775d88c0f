import Link from 'next/link';
import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { media } from '@/components/ui/theme/media';

/** Red and underlined, because colour alone must not mark a link. */
export const linkStyle = css`
  color: var(--red);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  transition:
    color var(--fast) var(--ease),
    text-decoration-color var(--fast) var(--ease);
  ${media.hover} {
    &:hover {
      color: var(--red-strong);
      text-decoration-thickness: 2px;
    }
  }
  &[data-standalone='true'] {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: var(--target);
    font-weight: 550;
  }
`;

const Root = styled(Link)`
  ${linkStyle}
`;

interface Props extends ComponentPropsWithRef<typeof Link> {
  /** Outside running text: with a full touch target. */
  isStandalone?: boolean;
}

export function TextLink({ isStandalone, ...rest }: Props) {
  return <Root {...rest} data-standalone={isStandalone} />;
}

/** An action styled as text, such as Change or Remove. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  ${linkStyle}
  &[aria-busy='true'] {
    color: var(--muted);
    cursor: progress;
  }
  &:disabled {
    color: var(--muted);
    text-decoration: none;
    cursor: not-allowed;
  }
`;
