import styled from 'styled-components';
import { Container } from '@/components/ui/layout/container';
import { media } from '@/components/ui/theme/media';
import { PageIntro } from '@/components/ui/layout/page-intro';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';
import type { ContactProps } from './contact-props';

const Columns = styled.div`
  display: grid;
  gap: var(--space-7);
  padding-bottom: var(--section);
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: clamp(3rem, 6vw, 6rem);
    align-items: start;
  }
`;

export function ContactView(props: ContactProps) {
  return (
    <>
      <PageIntro title={props.content.headline} lead={props.content.intro} />
      <Container>
        <Columns>
          <ContactForm {...props} />
          <ContactDetails content={props.content} hours={props.hours} />
        </Columns>
      </Container>
    </>
  );
}
