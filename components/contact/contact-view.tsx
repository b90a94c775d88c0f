import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { linkStyle } from '@/components/ui/actions/text-link';
import type { PhoneCodeOption } from '@/components/ui/forms/phone-field';
import { PageIntro } from '@/components/ui/layout/page-intro';
import { Container } from '@/components/ui/layout/section';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { media } from '@/components/ui/theme/media';
import type { ContactPage } from '@/lib/contract/content/contact-page';
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

const Root = styled.aside`
  display: grid;
  gap: var(--space-5);
  padding: clamp(1.25rem, 2.4vw, 2rem);
  border-radius: var(--radius-lg);
  background: var(--sunken);
  & > section {
    display: grid;
    gap: var(--space-2);
  }
  & a {
    ${linkStyle} display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  & dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.25rem 1rem;
    font-variant-numeric: tabular-nums;
  }
  & dt {
    color: var(--muted);
  }
`;

/** Phone with hours in the region's time, email and address. */
function ContactDetails({ content, hours }: Pick<ContactProps, 'content' | 'hours'>) {
  const { t } = useTranslation('contact');
  const { phone, email, address, hoursNote, response } = content;
  return (
    <Root aria-label={t('details.label')}>
      <section>
        <Heading level={2} look="label">
          {t('details.phone')}
        </Heading>
        <p>
          <a href={phone.link}>{phone.display}</a>
        </p>
        <dl>
          {hours.map(({ days, time }) => (
            <div key={days} style={{ display: 'contents' }}>
              <dt>{days}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
        <Text $size="sm" $tone="muted">
          {hoursNote}
        </Text>
      </section>
      <section>
        <Heading level={2} look="label">
          {t('details.email')}
        </Heading>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <Text $size="sm" $tone="muted">
          {response}
        </Text>
      </section>
      <section>
        <Heading level={2} look="label">
          {t('details.address')}
        </Heading>
        <address style={{ fontStyle: 'normal' }}>
          {address.lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
        <Text $size="sm" $tone="muted">
          {address.note}
        </Text>
      </section>
    </Root>
  );
}
