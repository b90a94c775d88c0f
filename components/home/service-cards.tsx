import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { HomePage } from '@/lib/contract/content/home-page';
import { Card } from '@/components/ui/layout/card';
import { Heading } from '@/components/ui/text/heading';
import { ArrowRightIcon } from '@/components/ui/icons';
import { media } from '@/components/ui/theme/media';
import { Picture } from '@/components/ui/media/picture';
import { Container, Section } from '@/components/ui/layout/section';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/actions/text-link';
import type { HomePictures } from './home-props';
import { SectionHead } from './section-head';

const List = styled.ul`
  display: grid;
  gap: var(--space-7) clamp(1.5rem, 3vw, 3rem);
  margin-top: clamp(2.5rem, 5vw, 4.5rem);
  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const ServiceCard = styled(Card)`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: var(--space-3);
  height: 100%;
  & picture {
    display: block;
    margin-bottom: var(--space-3);
    border-radius: var(--radius);
    overflow: hidden;
  }
  & img {
    transition: scale var(--slow) var(--ease);
    aspect-ratio: 4 / 3;
  }
  ${media.hover} {
    &:hover img {
      scale: 1.025;
    }
  }
`;

interface Props {
  text: HomePage['services'];
  pictures: HomePictures['services'];
}

export function ServiceCards({ text, pictures }: Props) {
  return (
    <Section aria-labelledby="services">
      <Container>
        <SectionHead id="services" heading={text.heading} intro={text.intro} />
        <List>
          {text.cards.map(({ type, title, text: body, action }) => (
            <li key={type}>
              <ServiceCard $tone="plain">
                <Picture picture={pictures[type]} alt="" sizes="(min-width: 1440px) 25rem, (min-width: 768px) 30vw, 92vw" />
                <Heading level={3}>{title}</Heading>
                <Text $tone="muted">{body}</Text>
                <TextLink href={`${ROUTES.servicesPricing.path}?type=${type}`} isStandalone data-covers-card>
                  <span>{action}</span>
                  <ArrowRightIcon size={18} />
                </TextLink>
              </ServiceCard>
            </li>
          ))}
        </List>
      </Container>
    </Section>
  );
}
