import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ChipLinks } from '@/components/ui/actions/chip-links';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useQueryValue } from '@/components/ui/hooks/use-query-value';
import { Container } from '@/components/ui/layout/section';
import { ButtonLink } from '@/components/ui/actions/button';
import { PageIntro } from '@/components/ui/layout/page-intro';
import { Cluster, Stack } from '@/components/ui/layout/stack';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { Picture } from '@/components/ui/media/picture';
import { DateText } from '@/components/ui/text/date-text';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { media } from '@/components/ui/theme/media';
import { ROUTES } from '@/lib/config/routes';
import { itemsOfYear, pressYears } from '@/lib/domain/content/dated-lists';
import { PressKit } from './press-kit';

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

interface ListedPressItem {
  slug: string;
  year: number;
  date: string;
  form: 'article' | 'interview' | 'announcement';
  outlet: string;
  title: string;
  excerpt: string;
}

function PressItemCard({ item }: { item: ListedPressItem }) {
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

/** Minimum height, so that the press kit does not jump when a year has few items. */
const List = styled.div`
  min-height: 40vh;
  padding-block: var(--space-5) var(--section);
  & > article:last-of-type {
    border-bottom: 1px solid var(--line);
  }
`;

interface Props {
  page: {
    headline: string;
    intro: string;
    kit: { heading: string; text: string; contents: string[] };
    media: { heading: string; text: string; email: string };
  };
  items: readonly ListedPressItem[];
  picture: ArtworkPicture;
}

export function PressView({ page, items, picture }: Props) {
  const { t } = useTranslation('press');
  const asked = useQueryValue('year');
  const shown = itemsOfYear(items, asked);
  const years = pressYears(items);
  const current = years.find((year) => String(year) === asked) ?? null;
  const { path } = ROUTES.press;
  return (
    <>
      <PageIntro
        title={page.headline}
        lead={page.intro}
        actions={
          <ButtonLink href="#press-kit" variant="secondary">
            {t('toKit')}
          </ButtonLink>
        }
        picture={<Picture picture={picture} alt={t('pictureAlt')} sizes="(min-width: 992px) 32rem, 92vw" isLead />}
      />
      <Container>
        <Stack $gap={5}>
          <Heading level={2}>{t('list')}</Heading>
          <ChipLinks
            label={t('years.label')}
            chips={[
              { key: 'all', label: t('years.all'), href: path, isCurrent: current === null },
              ...years.map((year) => ({
                key: String(year),
                label: String(year),
                href: { pathname: path, query: { year } },
                isCurrent: current === year,
              })),
            ]}
          />
          <Text role="status" $size="sm" $tone="muted">
            {t('result', { count: shown.length })}
          </Text>
        </Stack>
        <List>
          {shown.length === 0 ? (
            <EmptyState level={3} title={t('none')} />
          ) : (
            shown.map((item) => <PressItemCard key={item.slug} item={item} />)
          )}
        </List>
      </Container>
      <PressKit kit={page.kit} contact={page.media} />
    </>
  );
}
