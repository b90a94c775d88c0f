import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { FAQ_TOPIC_ORDER } from './faq-topics';
import { Heading } from '@/components/ui/heading';
import { media } from '@/components/ui/media';
import { FaqList, type ListedFaq } from './faq-list';

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
export function FaqGroups({ faqs }: { faqs: readonly ListedFaq[] }) {
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
