import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import { itemsOfYear, pressYears } from '@/lib/domain/content/press-years';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { ChipLinks } from '@/components/ui/actions/chip-links';
import { Container } from '@/components/ui/layout/container';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Heading } from '@/components/ui/text/heading';
import { PageIntro } from '@/components/ui/layout/page-intro';
import { Picture } from '@/components/ui/media/picture';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { useQueryValue } from '@/components/ui/hooks/use-query-value';
import { PressItemCard, type ListedPressItem } from './press-item-card';
import { PressKit } from './press-kit';

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
        picture={<Picture picture={picture} alt={t('pictureAlt')} sizes="(min-width: 992px) 32rem, 92vw" isPriority />}
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
