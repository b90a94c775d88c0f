import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue } from 'react';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import { searchFaqs } from '@/lib/domain/content/search-faqs';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import { ButtonLink } from '@/components/ui/button-link';
import { ChipLinks } from '@/components/ui/chip-links';
import { ClosingSection } from '@/components/ui/closing-section';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { PageIntro } from '@/components/ui/page-intro';
import { Text } from '@/components/ui/text';
import { useQueryValue } from '@/components/ui/use-query-value';
import { FaqGroups } from './faq-groups';
import { FaqList, type ListedFaq } from './faq-list';
import { FaqSearch } from './faq-search';
import { FAQ_TOPIC_ORDER } from './faq-topics';
import { useSearchText } from './use-search-text';

const Tools = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-bottom: clamp(2rem, 4vw, 3.5rem);
`;

/** The answers take no less room than a screen, so that the foot of the page does not jump while one types. */
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
  /** Of the characters that the answers are written with: `searchFaqs`. */
  scriptPairs: string;
  /** How soon we answer: a sentence of the contact page's document. */
  response: string;
}

export function FaqsView({ page, faqs, scriptPairs, response }: Props) {
  const { t } = useTranslation('faqs');
  const [text, search] = useSearchText();
  const asked = useQueryValue('topic');
  const topic = FAQ_TOPIC_ORDER.find((known) => known === asked) ?? null;
  const query = useDeferredValue(text);
  const found = searchFaqs(topic ? faqs.filter((faq) => faq.topic === topic) : faqs, query, scriptPairs);
  const isSearching = query.trim() !== '';
  const { path } = ROUTES.faqs;
  // A list that has nothing has nothing to search, and nothing to lead back to.
  const isBare = faqs.length === 0;
  const q = text.trim() ? { q: text.trim() } : {};

  return (
    <>
      <PageIntro title={page.headline} lead={page.intro} />
      <Container>
        <Tools>
          <FaqSearch text={text} onSearch={search} />
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
          <Count role="status">{t('result', { count: found.length })}</Count>
          {found.length === 0 ? (
            <EmptyState
              title={isBare ? t('none.list') : isSearching ? t('none.title', { query: query.trim() }) : t('none.topic')}
              body={isSearching && !isBare ? t('none.body') : t('none.ask')}
              actions={
                isBare ? null : (
                  <ButtonLink href={path} variant="secondary" shallow scroll={false} onClick={() => search('')}>
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
