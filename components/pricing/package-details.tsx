import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ChevronDownIcon } from '@/components/ui/icons';
import { media } from '@/components/ui/theme/media';
import { usePricingStore } from '@/stores/pricing-store';
import type { ShownPackage } from './pricing-props';
import { PackageFacts } from './package-facts';

const Root = styled.details`
  border-top: 1px solid var(--line);
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.25rem;
    padding-inline: clamp(1.125rem, 2.4vw, 2rem);
    font-size: var(--text-sm);
    font-weight: 550;
    list-style: none;
    cursor: pointer;
    ${media.hover} {
      &:hover {
        background: var(--sunken);
      }
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    color: var(--red);
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  & > div {
    display: grid;
    gap: var(--space-4);
    padding: var(--space-2) clamp(1.125rem, 2.4vw, 2rem) var(--space-5);
  }
`;

/** One card is open at a time, held in the store; without JavaScript each opens independently. */
export function PackageDetails({ sold }: { sold: ShownPackage }) {
  const { t } = useTranslation('pricing');
  const isOpen = usePricingStore((state) => state.packageSelect === sold.package);
  const openPackage = usePricingStore((state) => state.openPackage);
  return (
    <Root open={isOpen}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          openPackage(isOpen ? null : sold.package);
        }}
      >
        <span>{t('package.details')}</span>
        <ChevronDownIcon size={18} />
      </summary>
      <PackageFacts sold={sold} />
    </Root>
  );
}
