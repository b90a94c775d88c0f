import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { HomePage } from '@/lib/contract/content/home-page';
import { Badge } from '@/components/ui/feedback/badge';
import { Container } from '@/components/ui/layout/container';
import { media } from '@/components/ui/theme/media';
import { Section } from '@/components/ui/layout/section';
import { SectionHead } from './section-head';

const List = styled.ul`
  display: grid;
  gap: 0 clamp(2rem, 6vw, 6rem);
  margin-top: clamp(2rem, 4vw, 3.5rem);
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Voice = styled.figure`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: var(--space-4);
  height: 100%;
  padding-block: clamp(1.75rem, 3vw, 2.5rem);
  border-top: 1px solid var(--line);
  & > blockquote {
    font-family: var(--font-display);
    font-size: var(--text-h3);
    font-weight: var(--weight-heading);
    line-height: 1.4;
    letter-spacing: var(--tracking-heading);
    text-wrap: balance;
  }
  &:lang(zh) > blockquote {
    font-size: var(--text-h4);
    font-weight: 400;
    line-height: 1.75;
  }
  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    font-size: var(--text-sm);
  }
  & cite {
    font-style: normal;
    font-weight: 550;
  }
  & > figcaption > span:last-child {
    color: var(--muted);
  }
`;

export function Testimonials({ text }: { text: HomePage['testimonials'] }) {
  const { t } = useTranslation('home');
  return (
    <Section aria-labelledby="testimonials">
      <Container>
        <SectionHead id="testimonials" heading={text.heading} intro={text.note} />
        <List>
          {text.items.map(({ name, role, quote, isSample }) => (
            <li key={name}>
              <Voice>
                <blockquote>{quote}</blockquote>
                <figcaption>
                  <cite>{name}</cite>
                  {isSample ? <Badge>{t('testimonials.sample')}</Badge> : null}
                  <span>{role}</span>
                </figcaption>
              </Voice>
            </li>
          ))}
        </List>
      </Container>
    </Section>
  );
}
