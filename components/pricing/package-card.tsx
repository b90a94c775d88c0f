import type { ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Badge } from '@/components/ui/feedback/badge';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';
import { Picture } from '@/components/ui/media/picture';
import { Text } from '@/components/ui/text/text';
import { useColon } from '@/components/ui/text/use-colon';
import { PackageDetails } from './package-details';
import type { ShownPackage } from './pricing-props';

const Root = styled.article`
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);
  overflow: clip;
  &[data-chosen='true'] {
    border-color: var(--red);
    box-shadow: inset 0 0 0 1px var(--red);
  }
`;
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5.5rem;
  gap: var(--space-2) var(--space-4);
  padding: clamp(1.125rem, 2.4vw, 2rem);
  & picture {
    border-radius: var(--radius);
    overflow: hidden;
  }
  & picture img {
    aspect-ratio: 1;
  }
  & > div {
    display: grid;
    align-content: start;
    gap: var(--space-2);
  }
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) 9rem;
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
              <span>{`${colon}${firstExclusion ?? ''}`}</span>
            </Text>
          ) : null}
        </div>
        <Picture picture={sold.picture} alt="" sizes="(min-width: 768px) 9rem, 6rem" />
      </Head>
      {children ? <Choice>{children}</Choice> : null}
      <PackageDetails sold={sold} />
    </Root>
  );
}
