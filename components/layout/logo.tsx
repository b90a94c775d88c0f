import styled from 'styled-components';
import { BRAND_MARK } from '@/lib/site/brand-mark';
import { publicEnv } from '@/lib/config/env';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  font-family: Inter, 'Inter Fallback', 'Inter Fallback Android', system-ui, sans-serif;
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
