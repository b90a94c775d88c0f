import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/actions/button';
import { ChipLinks } from '@/components/ui/actions/chip-links';
import { linkStyle } from '@/components/ui/actions/text-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useQueryValue } from '@/components/ui/hooks/use-query-value';
import { useWriteQuery } from '@/components/ui/hooks/use-write-query';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { ClosingSection } from '@/components/ui/layout/closing-section';
import { Container } from '@/components/ui/layout/section';
import { PageIntro } from '@/components/ui/layout/page-intro';
import { Heading } from '@/components/ui/text/heading';
import { RichText } from '@/components/ui/text/rich-text';
import { Text, Phrased } from '@/components/ui/text/text';
import { media } from '@/components/ui/theme/media';
import { ROUTES } from '@/lib/config/routes';
import type { FaqTopic } from '@/lib/contract/content/faq';
import { omitKeys } from '@/lib/records';
import type { SafeHtml } from '@/lib/safe-html';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';
import { useAnswerSearch } from '@/services/support/answers';
import { FaqSearch } from './faq-search';

export interface ListedFaq {
  slug: string;
  topic: FaqTopic;
  question: string;
  answer: SafeHtml;
}

const Question = styled(Phrased).attrs({ forwardedAs: 'h3' })`
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
function FaqList({ faqs }: { faqs: readonly ListedFaq[] }) {
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

/** Same order as in the contract. Copied, because importing the contract would bring the validator into the browser. */
const FAQ_TOPIC_ORDER = [
  'storage',
  'collection-delivery',
  'pricing-billing',
  'digitising',
  'selling',
  'account-privacy',
] as const satisfies readonly FaqTopic[];

const Group = styled.section`
  display: grid;
  gap: var(--space-4) var(--space-8);
  & + & {
    margin-top: clamp(3rem, 6vw, 5.5rem);
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    & > h2 {
      position: sticky;
      top: calc(var(--header-height) + var(--space-5));
      align-self: start;
      padding-top: 1rem;
    }
  }
`;

/** The answers by topic; a topic without any is left out. */
function FaqGroups({ faqs }: { faqs: readonly ListedFaq[] }) {
  const { t } = useTranslation('faqs');
  return FAQ_TOPIC_ORDER.map((topic) => {
    const own = faqs.filter((faq) => faq.topic === topic);
    if (own.length === 0) return null;
    const id = `topic-${topic}`;
    return (
      <Group key={topic} aria-labelledby={id}>
        <Heading level={2} look="h3" id={id}>
          {t(`topics.${topic}`)}
        </Heading>
        <FaqList faqs={own} />
      </Group>
    );
  });
}

const WRITE_AFTER_MS = 300;

/**
 * The search text, applied at once and written to the address with a debounce, so that a search can be shared. A search in the address
 * prefills the field.
 */
function useSearchText(): [string, (text: string) => void] {
  const write = useWriteQuery();
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const fromAddress = useQueryValue('q') ?? '';
  // Once it is in the address, another address (a link to all questions, Back) counts and not what was typed before.
  if (typed && typed.over !== fromAddress && typed.text.trim() === fromAddress) setTyped({ ...typed, over: fromAddress });
  const isCurrent = typed !== null && (typed.over === fromAddress || typed.text.trim() === fromAddress);
  const search = (text: string) => {
    setTyped({ text, over: fromAddress });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      write('replace', (query) => ({ ...omitKeys(query, 'q'), ...(text.trim() && { q: text.trim() }) }));
    }, WRITE_AFTER_MS);
  };
  return [isCurrent ? typed.text : fromAddress, search];
}

const Tools = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-bottom: clamp(2rem, 4vw, 3.5rem);
`;

/** At least one screen high, so that the footer does not jump while typing. */
const Answers = styled.div`
  min-height: 60vh;
`;

const Count = styled.p`
  margin-bottom: var(--space-4);
  font-size: var(--text-sm);
  color: var(--muted);
`;

interface Props {
  page: { headline: string; intro: string; closing: { heading: string; text: string } };
  faqs: readonly ListedFaq[];
  /** How soon we answer, from the contact page's document. */
  response: string;
}

export function FaqsView({ page, faqs, response }: Props) {
  const { t } = useTranslation('faqs');
  const [text, setText] = useSearchText();
  const asked = useQueryValue('topic');
  const topic = FAQ_TOPIC_ORDER.find((known) => known === asked) ?? null;
  const query = useDeferredValue(text);
  const { locale } = useLocale();
  const search = useAnswerSearch(locale, query);
  const ofTopic = topic ? faqs.filter((faq) => faq.topic === topic) : faqs;
  const found = search.status === 'found' ? search.slugs.flatMap((slug) => ofTopic.filter((faq) => faq.slug === slug)) : ofTopic;
  const isSearching = search.status === 'found' && query.trim() !== '';
  const { path } = ROUTES.faqs;
  // With an empty list, hide the search and the links.
  const isBare = faqs.length === 0;
  const q = text.trim() ? { q: text.trim() } : {};

  return (
    <>
      <PageIntro title={page.headline} lead={page.intro} />
      <Container>
        <Tools>
          <FaqSearch text={text} onSearch={setText} />
          <ChipLinks
            label={t('topics.label')}
            chips={[
              { key: 'all', label: t('topics.all'), href: { pathname: path, query: q }, isCurrent: topic === null },
              ...FAQ_TOPIC_ORDER.map((key) => ({
                key,
                label: t(`topics.${key}`),
                href: { pathname: path, query: { ...q, topic: key } },
                isCurrent: topic === key,
              })),
            ]}
          />
        </Tools>
        <Answers>
          <Count role="status">{search.status === 'failed' ? t('search.failed') : t('result', { count: found.length })}</Count>
          {found.length === 0 ? (
            <EmptyState
              title={isBare ? t('none.list') : isSearching ? t('none.title', { query: query.trim() }) : t('none.topic')}
              body={isSearching && !isBare ? t('none.body') : t('none.ask')}
              actions={
                isBare ? null : (
                  <ButtonLink href={path} variant="secondary" shallow scroll={false} onClick={() => setText('')}>
                    {t('none.reset')}
                  </ButtonLink>
                )
              }
            />
          ) : isSearching ? (
            <FaqList faqs={found} />
          ) : (
            <FaqGroups faqs={found} />
          )}
        </Answers>
      </Container>
      <ClosingSection title={page.closing.heading}>
        <Text $tone="soft">{fillPlaceholders(page.closing.text, { response })}</Text>
        <ButtonLink href={ROUTES.contactUs.path}>{t('contact.action')}</ButtonLink>
      </ClosingSection>
    </>
  );
}
