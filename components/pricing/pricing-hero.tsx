import styled from 'styled-components';
import { Heading } from '@/components/ui/text/heading';
import { Lead } from '@/components/ui/text/lead';
import { media } from '@/components/ui/theme/media';
import { Picture } from '@/components/ui/media/picture';
import type { PricingProps } from './pricing-props';

const Columns = styled.div`
  display: grid;
  gap: var(--space-5) clamp(2.5rem, 6vw, 6rem);
  padding-block: clamp(1.5rem, 4vw, 3.5rem);
  & > picture {
    order: -1;
    border-radius: var(--radius);
    overflow: hidden;
  }
  & > picture img {
    aspect-ratio: 21 / 9;
  }
  ${media.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
    & > picture {
      order: 0;
    }
    & > picture img {
      aspect-ratio: 4 / 3;
    }
  }
`;
const Words = styled.div`
  display: grid;
  gap: var(--space-4);
  & > h1 {
    max-width: 18ch;
  }
  &:lang(zh) > h1 {
    max-width: none;
  }
`;

export function PricingHero({ content, picture }: Pick<PricingProps, 'content' | 'picture'>) {
  return (
    <Columns>
      <Words>
        <Heading level={1}>{content.headline}</Heading>
        <Lead>{content.intro}</Lead>
      </Words>
      <Picture {...picture} sizes="(min-width: 1440px) 32rem, (min-width: 768px) 38vw, 92vw" isPriority />
    </Columns>
  );
}
