import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import { Card } from '@/components/ui/layout/card';
import { type Cover, CoverPicture } from '@/components/ui/media/cover-picture';
import { Heading } from '@/components/ui/text/heading';
import { Container, Section } from '@/components/ui/layout/section';
import { Grid, Stack } from '@/components/ui/layout/stack';

const Suggestion = styled(Card)`
  display: grid;
  gap: var(--space-3);
  & img {
    aspect-ratio: 8 / 5;
  }
  & a {
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
`;

export interface SuggestedArticle {
  slug: string;
  title: string;
  cover: Cover;
}

/** A missing article also ends on this page: suggest others. */
export function ArticleSuggestions({ articles }: { articles: readonly SuggestedArticle[] }) {
  const { t } = useTranslation('error-pages');
  return (
    <Section $tone="sunken" aria-labelledby="suggestions">
      <Container>
        <Stack $gap={6}>
          <Heading level={2} look="h3" id="suggestions">
            {t('notFound.articles')}
          </Heading>
          <Grid as="ul" role="list" $min="16rem" $gap={6}>
            {articles.map(({ slug, title, cover }) => (
              <li key={slug}>
                <Suggestion $tone="plain">
                  <CoverPicture cover={cover} alt="" sizes="(min-width: 992px) 24rem, (min-width: 640px) 44vw, 92vw" />
                  <Heading level={3} look="h4">
                    <Link href={`${ROUTES.blog.path}/${slug}`} data-covers-card>
                      {title}
                    </Link>
                  </Heading>
                </Suggestion>
              </li>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}
