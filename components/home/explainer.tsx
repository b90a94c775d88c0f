import styled from 'styled-components';
import type { HomePage } from '@/lib/contract/content/home-page';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';
import { Picture } from '@/components/ui/media/picture';
import { Container, Section } from '@/components/ui/layout/section';
import { Text } from '@/components/ui/text/text';
import { SectionHead } from './section-head';
import { STEPS_ID } from './home-props';

const List = styled.ol`
  display: grid;
  gap: var(--space-6) clamp(1.25rem, 2.4vw, 2.25rem);
  margin-top: clamp(2.5rem, 5vw, 4.5rem);
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
/* On narrow windows the picture is beside its text: four stacked pictures would be too long. */
const Step = styled.li`
  display: grid;
  grid-template-columns: min(6.5rem, 30%) minmax(0, 1fr);
  align-content: start;
  gap: var(--space-2) var(--space-4);
  & picture {
    display: block;
    grid-row: span 2;
    align-self: start;
    border-radius: var(--radius);
    overflow: hidden;
  }
  & img {
    aspect-ratio: 4 / 5;
  }
  ${media.sm} {
    /* A heading of two lines makes room in the whole row: the texts below begin level. */
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: subgrid;
    grid-row: span 3;
    & picture {
      grid-row: auto;
      margin-bottom: var(--space-4);
    }
    & img {
      aspect-ratio: 4 / 3;
    }
  }
`;
const Title = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: 0.625rem;
  & > span {
    font-family: var(--font-display);
    font-size: var(--text-h4);
    color: var(--red);
    font-variant-numeric: lining-nums;
  }
`;

interface Props {
  text: HomePage['steps'];
  pictures: readonly ArtworkPicture[];
}

export function Explainer({ text, pictures }: Props) {
  return (
    <Section $tone="sunken" id={STEPS_ID} $height={[55, 37]} aria-labelledby="steps">
      <Container>
        <SectionHead id="steps" heading={text.heading} intro={text.intro} />
        <List>
          {text.items.map(({ title, text: body }, index) => {
            const picture = pictures[index];
            return (
              <Step key={title}>
                {picture ? <Picture picture={picture} alt="" sizes="(min-width: 992px) 18rem, (min-width: 576px) 45vw, 11rem" /> : null}
                <Title>
                  <span aria-hidden="true">{index + 1}</span>
                  <Heading level={3} look="h4">
                    {title}
                  </Heading>
                </Title>
                <Text $tone="muted" $size="sm">
                  {body}
                </Text>
              </Step>
            );
          })}
        </List>
      </Container>
    </Section>
  );
}
