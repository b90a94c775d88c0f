import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Badge } from '@/components/ui/feedback/badge';
import { ChevronDownIcon, CheckIcon, CloseIcon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/media/picture';
import { Heading } from '@/components/ui/text/heading';
import { Text, Phrased } from '@/components/ui/text/text';
import { useColon } from '@/components/ui/text/use-punctuation';
import { media } from '@/components/ui/theme/media';
import { usePricingStore } from '@/stores/pricing-store';
import type { ShownPackage } from './pricing-props';

const PackageDetailsRoot = styled.details`
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
function PackageDetails({ sold }: { sold: ShownPackage }) {
  const { t } = useTranslation('pricing');
  const isOpen = usePricingStore((state) => state.packageSelect === sold.package);
  const openPackage = usePricingStore((state) => state.openPackage);
  return (
    // Opened by the visitor, or by the browser's search in the page.
    <PackageDetailsRoot
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpen) openPackage(open ? sold.package : null);
      }}
    >
      <summary>
        <span>{t('package.details')}</span>
        <ChevronDownIcon size={18} />
      </summary>
      <PackageFacts sold={sold} />
    </PackageDetailsRoot>
  );
}

const Root = styled.article`
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);
  overflow: clip;
  html:not([data-basket]) &[data-chosen='true'] {
    border-color: var(--red);
    box-shadow: inset 0 0 0 1px var(--red);
  }
`;
/* On a phone the words go on below the picture, in its width too. */
const Head = styled.div`
  display: flow-root;
  padding: clamp(1.125rem, 2.4vw, 2rem);
  & picture {
    float: right;
    width: 5.5rem;
    margin: 0 0 var(--space-2) var(--space-4);
    border-radius: var(--radius);
    overflow: hidden;
  }
  & picture img {
    aspect-ratio: 1;
  }
  & > div > * + * {
    margin-top: var(--space-2);
  }
  ${media.md} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 9rem;
    gap: var(--space-4);
    & picture {
      order: 1;
      width: auto;
      margin: 0;
    }
  }
`;
const PriceLine = styled.p`
  font-size: var(--text-lg);
  font-weight: 550;
  font-variant-numeric: lining-nums tabular-nums;
  & > small {
    font-size: var(--text-sm);
    font-weight: 400;
    color: var(--muted);
  }
`;
const Choice = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: 0 clamp(1.125rem, 2.4vw, 2rem) clamp(1.125rem, 2vw, 1.75rem);
`;

interface Props {
  sold: ShownPackage;
  price: ReactNode;
  isChosen?: boolean;
  isRecommended?: boolean;
  /** The control for choosing; none without a price. */
  children?: ReactNode;
}

export function PackageCard({ sold, price, isChosen, isRecommended = false, children }: Props) {
  const { t } = useTranslation('pricing');
  const colon = useColon();
  const [firstExclusion] = sold.exclusions;
  return (
    <Root data-chosen={isChosen || undefined} aria-labelledby={`package-${sold.package}`}>
      <Head>
        <Picture picture={sold.picture} alt="" sizes="(min-width: 768px) 9rem, 6rem" />
        <div>
          {isRecommended ? (
            <span>
              <Badge $tone="red">{t('package.recommended')}</Badge>
            </span>
          ) : null}
          <Heading level={3} look="h2" id={`package-${sold.package}`}>
            {sold.name}
          </Heading>
          <Text $tone="soft">{sold.tagline}</Text>
          <PriceLine>{price}</PriceLine>
          {isRecommended ? <Text $size="sm">{t('package.reason')}</Text> : null}
          {sold.package === 'lite' ? (
            <Text $size="sm">
              <strong>{t('package.notItemised')}</strong>
              <Phrased>{`${colon}${firstExclusion ?? ''}`}</Phrased>
            </Text>
          ) : null}
        </div>
      </Head>
      {children ? <Choice data-counted>{children}</Choice> : null}
      <PackageDetails sold={sold} />
    </Root>
  );
}

const Lists = styled.div`
  display: grid;
  gap: var(--space-5);
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & h4 {
    margin-bottom: var(--space-2);
  }
  & li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.625rem;
    padding-block: 0.25rem;
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  & li > svg {
    margin-top: 0.2em;
    color: var(--success);
  }
  & ul[data-excluded] li > svg {
    color: var(--muted);
  }
`;

/** Content of an open card. */
function PackageFacts({ sold }: { sold: ShownPackage }) {
  const { t } = useTranslation('pricing');
  const colon = useColon();
  return (
    <>
      <Text $tone="soft">{sold.description}</Text>
      <Text $size="sm">
        <strong>{t('package.bestFor')}</strong>
        <Phrased>{`${colon}${sold.bestFor}`}</Phrased>
      </Text>
      <Lists>
        <div>
          <Heading level={4} look="label">
            {t('package.included')}
          </Heading>
          <ul role="list">
            {sold.inclusions.map((line) => (
              <li key={line}>
                <CheckIcon size={16} />
                <Phrased>{line}</Phrased>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Heading level={4} look="label">
            {t('package.excluded')}
          </Heading>
          <ul role="list" data-excluded>
            {sold.exclusions.map((line) => (
              <li key={line}>
                <CloseIcon size={16} />
                <Phrased>{line}</Phrased>
              </li>
            ))}
          </ul>
        </div>
      </Lists>
    </>
  );
}
