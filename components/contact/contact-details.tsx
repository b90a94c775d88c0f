import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Heading } from '@/components/ui/text/heading';
import { linkStyle } from '@/components/ui/actions/text-link';
import { Text } from '@/components/ui/text/text';
import type { ContactProps } from './contact-view';

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
export function ContactDetails({ content, hours }: Pick<ContactProps, 'content' | 'hours'>) {
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
