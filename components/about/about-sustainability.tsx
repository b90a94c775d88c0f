import styled from 'styled-components';
import { Container } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Section } from '@/components/ui/section';
import { Stack } from '@/components/ui/stack';
import { Text } from '@/components/ui/text';

const Point = styled.li`
  padding-top: var(--space-4);
  border-top: 2px solid var(--red);
  & > p {
    margin-top: var(--space-2);
  }
`;

interface Props {
  sustainability: { heading: string; intro: string; points: { title: string; text: string }[] };
}

export function AboutSustainability({ sustainability }: Props) {
  return (
    <Section $tone="sunken">
      <Container>
        <Stack $gap={6}>
          <Stack $gap={3}>
            <Heading level={2}>{sustainability.heading}</Heading>
            <Lead>{sustainability.intro}</Lead>
          </Stack>
          <Grid as="ul" role="list" $min="15rem" $gap={6}>
            {sustainability.points.map(({ title, text }) => (
              <Point key={title}>
                <Heading level={3} look="h4">
                  {title}
                </Heading>
                <Text $tone="soft">{text}</Text>
              </Point>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}
