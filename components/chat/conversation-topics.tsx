import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { ChatCard } from '@/lib/domain/chat/message';
import { firstOpen } from '@/lib/domain/billing/open-invoices';
import { openInvoicesQuery } from '@/services/billing';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { Heading } from '@/components/ui/text/heading';
import { RichText } from '@/components/ui/text/rich-text';
import { TextButton, TextLink } from '@/components/ui/actions/text-link';
import type { QuickAnswer } from './chat-view';
import { ReferenceCard } from './reference-card';
import { useBookings } from '@/services/booking/visits';

const Section = styled.section`
  display: grid;
  gap: var(--space-2);
  & > button,
  & > a {
    justify-self: start;
    font-size: var(--text-sm);
  }
`;
const Answers = styled.div`
  & summary {
    min-height: 3rem;
    padding-block: 0.75rem;
    font-size: var(--text-sm);
  }
  & details > div {
    padding-bottom: 1rem;
    font-size: var(--text-sm);
  }
`;

export interface ConversationTopicsProps {
  quickAnswers: readonly QuickAnswer[];
  /** Attaches the booking or invoice to the next message. */
  onAsk: (card: ChatCard) => void;
}

/** Likely topics: the next booking, an open invoice, frequent questions. Topics without data are left out. */
export function ConversationTopics({ quickAnswers, onAsk }: ConversationTopicsProps) {
  const { t } = useTranslation('chat');
  const bookings = useBookings();
  const invoices = useQuery(openInvoicesQuery());
  const next = bookings.find(({ status }) => status === 'booked');
  // In any currency: a member may owe on the other region's site.
  const invoice = firstOpen(invoices.data ?? []);
  return (
    <>
      {next ? (
        <Section>
          <Heading level={2} look="label">
            {t('side.booking')}
          </Heading>
          <ReferenceCard card={{ kind: 'booking', id: next.id }} />
          <TextButton onClick={() => onAsk({ kind: 'booking', id: next.id })}>{t('side.ask')}</TextButton>
        </Section>
      ) : null}
      {invoice ? (
        <Section>
          <Heading level={2} look="label">
            {t('side.invoice')}
          </Heading>
          <ReferenceCard card={{ kind: 'invoice', id: invoice.id }} />
          <TextButton onClick={() => onAsk({ kind: 'invoice', id: invoice.id })}>{t('side.ask')}</TextButton>
        </Section>
      ) : null}
      <Section>
        <Heading level={2} look="label">
          {t('side.answers')}
        </Heading>
        <Answers>
          <Accordion>
            {quickAnswers.map(({ slug, question, answer }) => (
              <AccordionItem key={slug} title={question}>
                <RichText html={answer} />
              </AccordionItem>
            ))}
          </Accordion>
        </Answers>
        <TextLink href={ROUTES.faqs.path} isStandalone>
          {t('side.allAnswers')}
        </TextLink>
      </Section>
    </>
  );
}
