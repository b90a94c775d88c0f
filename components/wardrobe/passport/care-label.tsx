import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ItemPassport } from '@/lib/contract/wardrobe-calls';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  & > svg {
    flex: none;
  }
  & > p {
    font-size: var(--text-sm);
    line-height: 1.5;
  }
`;

const WASH = 'M3 8c1.5 1.5 3 1.5 4.5 0s3-1.5 4.5 0 3 1.5 4.5 0 3-1.5 4.5 0L19.5 20h-15z';
const CROSS = 'M4 4l16 16M20 4L4 20';

/** Care symbols of ISO 3758; the text beside them says the same. */
const SIGNS: Record<NonNullable<ItemPassport['careLabel']>, ReactNode> = {
  'machine-cool': (
    <>
      <path d={WASH} />
      <path d="M9 23h6" />
      <text x="12" y="17" fontSize="6.5" textAnchor="middle" fill="currentColor" stroke="none">
        {'30'}
      </text>
    </>
  ),
  'hand-wash': (
    <>
      <path d={WASH} />
      <path d="M8 12l2.5 4.5M10.5 9.5v5M13 9.5v5M15.5 10.5l-1 5c-.5 1.5-3.5 1.5-4 1" />
    </>
  ),
  'dry-clean': (
    <>
      <circle cx="12" cy="12" r="9" />
      <text x="12" y="15.5" fontSize="10" textAnchor="middle" fill="currentColor" stroke="none">
        {'P'}
      </text>
    </>
  ),
  specialist: (
    <>
      <path d={WASH} />
      <path d={CROSS} />
    </>
  ),
  wipe: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="1" />
      <path d="M3 12h18" />
    </>
  ),
};

export function CareLabel({ care }: { care: NonNullable<ItemPassport['careLabel']> }) {
  const { t } = useTranslation('wardrobe');
  return (
    <Root>
      <svg
        width="44"
        height="44"
        viewBox="0 0 24 25"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden="true"
        focusable="false"
      >
        {SIGNS[care]}
      </svg>
      <p>{t(`care.${care}`)}</p>
    </Root>
  );
}
