import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Badge } from '@/components/ui/feedback/badge';
import { Cluster } from '@/components/ui/layout/cluster';
import { DateText } from '@/components/ui/text/date-text';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';
import { Text } from '@/components/ui/text/text';

const Root = styled.article`
  display: grid;
  gap: var(--space-3) var(--space-8);
  padding-block: clamp(1.5rem, 3vw, 2.25rem);
  border-top: 1px solid var(--line);
  ${media.md} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  }
`;

const Source = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  font-size: var(--text-sm);
  color: var(--muted);
  & > b {
    font-weight: 550;
    color: var(--ink);
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-3);
`;

export interface ListedPressItem {
  slug: string;
  year: number;
  date: string;
  form: 'article' | 'interview' | 'announcement';
  outlet: string;
  title: string;
  excerpt: string;
}

export function PressItemCard({ item }: { item: ListedPressItem }) {
  const { t } = useTranslation('press');
  return (
    <Root id={item.slug}>
      <Source>
        <DateText value={item.date} />
        <b>{item.outlet}</b>
      </Source>
      <Words>
        <Cluster $gap={2}>
          <Badge $tone={item.form === 'announcement' ? 'info' : 'neutral'}>{t(`forms.${item.form}`)}</Badge>
        </Cluster>
        <Heading level={3} look="h4">
          {item.title}
        </Heading>
        <Text $tone="soft">{item.excerpt}</Text>
      </Words>
    </Root>
  );
}
