import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Heading } from '@/components/ui/heading';
import { CheckIcon } from '@/components/ui/icons/check';
import { ChevronDownIcon } from '@/components/ui/icons/chevron-down';
import { CloseIcon } from '@/components/ui/icons/close';
import { media } from '@/components/ui/media';
import { Text } from '@/components/ui/text';
import { useColon } from '@/components/ui/use-colon';
import { usePricingStore } from '@/stores/pricing-store';
import type { ShownPackage } from './pricing-props';

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
    ${media.hover} { &:hover { background: var(--sunken); } }
    &:focus-visible { outline-offset: -3px; }
  }
  & > summary::-webkit-details-marker { display: none; }
  & > summary > svg { color: var(--red); }
  &[open] > summary > svg { rotate: 180deg; }
  & > div { display: grid; gap: var(--space-4); padding: var(--space-2) clamp(1.125rem, 2.4vw, 2rem) var(--space-5); }
`;
const Lists = styled.div`
  display: grid;
  gap: var(--space-5);
  ${media.sm} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  & h4 { margin-bottom: var(--space-2); }
  & li { display: grid; grid-template-columns: auto 1fr; gap: 0.625rem; padding-block: 0.25rem; font-size: var(--text-sm); line-height: 1.5; }
  & li > svg { margin-top: 0.2em; color: var(--success); }
  & ul[data-excluded] li > svg { color: var(--muted); }
`;

/** One card is open at a time, and the store knows which; without script each opens by itself. */
export function PackageDetails({ sold }: { sold: ShownPackage }) {
  const { t } = useTranslation('pricing');
  const colon = useColon();
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
        {t('package.details')}
        <ChevronDownIcon size={18} />
      </summary>
      <div>
        <Text $tone="soft">{sold.description}</Text>
        <Text $size="sm"><strong>{t('package.bestFor')}</strong>{colon}{sold.bestFor}</Text>
        <Lists>
          <div>
            <Heading level={4} look="label">{t('package.included')}</Heading>
            <ul role="list">{sold.inclusions.map((line) => <li key={line}><CheckIcon size={16} />{line}</li>)}</ul>
          </div>
          <div>
            <Heading level={4} look="label">{t('package.excluded')}</Heading>
            <ul role="list" data-excluded>{sold.exclusions.map((line) => <li key={line}><CloseIcon size={16} />{line}</li>)}</ul>
          </div>
        </Lists>
      </div>
    </Root>
  );
}
