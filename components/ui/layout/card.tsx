import styled from 'styled-components';

/** A self-contained item. A clickable card has one link, whose target covers the card. */
export const Card = styled.div<{ $tone?: 'surface' | 'sunken' | 'plain' }>`
  position: relative;
  min-width: 0;
  padding: ${({ $tone }) => ($tone === 'plain' ? '0' : 'clamp(1.25rem, 2.4vw, 2rem)')};
  border: ${({ $tone }) => ($tone === 'plain' || $tone === 'sunken' ? '0' : '1px solid var(--line)')};
  border-radius: var(--radius);
  background: ${({ $tone }) => ($tone === 'plain' ? 'transparent' : `var(--${$tone ?? 'surface'})`)};
  & a[data-covers-card] {
    text-decoration: none;
  }
  & a[data-covers-card]:hover {
    color: var(--red);
    text-decoration: underline;
    text-underline-offset: 0.16em;
    text-decoration-thickness: 1px;
  }
  & a[data-covers-card]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:has(a[data-covers-card]:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }
  & a[data-covers-card]:focus-visible {
    outline: none;
  }
`;
