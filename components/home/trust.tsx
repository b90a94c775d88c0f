import styled from 'styled-components';
import type { HomePage } from '@/lib/contract/content/home-page';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';
import { Picture } from '@/components/ui/media/picture';
import { Container, Section } from '@/components/ui/layout/section';
import { Text } from '@/components/ui/text/text';
import type { MonthName } from './home-props';
import { HumidityChart } from './humidity-chart';
import { SectionHead } from './section-head';

const Columns = styled.div`
  display: grid;
  gap: var(--space-7);
  margin-top: clamp(2.5rem, 5vw, 4.5rem);
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: clamp(3rem, 6vw, 6rem);
  }
`;
const Rooms = styled(Picture)`
  display: block;
  overflow: hidden;
  border-radius: var(--radius);
  & > img {
    aspect-ratio: 3 / 2;
  }
  ${media.lg} {
    & > img {
      height: 100%;
      aspect-ratio: auto;
    }
  }
`;
const Points = styled.ul`
  display: grid;
  gap: var(--space-6) clamp(1.5rem, 3vw, 3rem);
  margin-top: clamp(2.5rem, 5vw, 4.5rem);
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  & > li {
    display: grid;
    gap: var(--space-2);
    align-content: start;
    padding-top: var(--space-4);
    border-top: 1px solid var(--line);
  }
`;

interface Props {
  text: HomePage['trust'];
  months: readonly MonthName[];
  picture: ArtworkPicture;
}

export function Trust({ text, months, picture }: Props) {
  return (
    <Section $tone="ink" $height={[96, 62]} aria-labelledby="trust">
      <Container>
        <SectionHead id="trust" heading={text.heading} intro={text.intro} />
        <Columns>
          <Rooms picture={picture} alt="" sizes="(min-width: 992px) 38rem, 92vw" />
          <HumidityChart chart={text.chart} months={months} />
        </Columns>
        <Points>
          {text.points.map(({ title, text: body }) => (
            <li key={title}>
              <Heading level={3} look="h4">
                {title}
              </Heading>
              <Text $tone="muted" $size="sm">
                {body}
              </Text>
            </li>
          ))}
        </Points>
      </Container>
    </Section>
  );
}
