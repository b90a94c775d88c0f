import styled from 'styled-components';
import type { PhoneCodeOption } from '@/components/ui/forms/phone-field';
import { PageIntro } from '@/components/ui/layout/page-intro';
import { Container } from '@/components/ui/layout/section';
import { media } from '@/components/ui/theme/media';
import type { ContactPage } from '@/lib/contract/content/contact-page';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';

export interface ContactProps {
  content: Omit<ContactPage, 'hours' | 'topics'>;
  topics: (Omit<ContactPage['topics'][number], 'question'> & { question: { slug: string; title: string } | null })[];
  hours: { days: string; time: string }[];
  callBackTimes: string[];
  phoneCodes: PhoneCodeOption[];
  /** Subjects that a link may refer to: additional services and gifts, by slug. */
  subjects: Record<string, string>;
}

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
