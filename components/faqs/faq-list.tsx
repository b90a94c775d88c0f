import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { FaqTopic } from '@/lib/contract/content/faq';
import type { SafeHtml } from '@/lib/safe-html';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { RichText } from '@/components/ui/text/rich-text';
import { linkStyle } from '@/components/ui/actions/link-style';

export interface ListedFaq {
  slug: string;
  topic: FaqTopic;
  question: string;
  searchWords?: string;
  answer: SafeHtml;
}

const Question = styled.h3`
  font-size: var(--text-lg);
  font-weight: 550;
  line-height: 1.4;
`;

const Permalink = styled.a`
  ${linkStyle}
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  margin-top: var(--space-2);
  font-size: var(--text-sm);
  @media print {
    display: none;
  }
`;

/** Collapsible questions; `/faqs#slug` opens one of them. */
export function FaqList({ faqs }: { faqs: readonly ListedFaq[] }) {
  const { t } = useTranslation('faqs');
  return (
    <Accordion>
      {faqs.map(({ slug, question, answer }) => (
        <AccordionItem key={slug} id={slug} title={<Question>{question}</Question>}>
          <RichText html={answer} />
          <Permalink href={`#${slug}`}>{t('permalink')}</Permalink>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
