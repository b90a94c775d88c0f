import styled from 'styled-components';
import { BRAND_MARK } from '@/lib/site/brand-mark';
import { publicEnv } from '@/lib/config/env';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  font-family: var(--inter, Inter), 'Inter Fallback', 'Inter Fallback Android', system-ui, sans-serif;
  font-size: 1.1875rem;
  font-weight: 640;
  letter-spacing: -0.02em;
  line-height: 1;
  svg {
    width: 1.75em;
    height: 1.75em;
    color: var(--red);
  }
`;

export function Logo() {
  return (
    <Root translate="no">
      <svg
        viewBox={`0 0 ${BRAND_MARK.size} ${BRAND_MARK.size}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={BRAND_MARK.strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {BRAND_MARK.paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <span data-words>{publicEnv.brand}</span>
    </Root>
  );
}

/** The header's row: logo and navigation. */
export const HeaderBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-5);
  height: var(--header-height);
  max-width: calc(var(--container) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    text-decoration: none;
  }
`;
