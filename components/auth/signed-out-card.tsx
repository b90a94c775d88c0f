import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import styled from 'styled-components';
import { loginHref } from '@/lib/site/login-href';
import { fileOfPicture } from '@/components/ui/media/artwork-picture';
import { ButtonLink } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/layout/card';
import { Heading } from '@/components/ui/text/heading';
import { LockIcon } from '@/components/ui/page-icons';
import { media } from '@/components/ui/theme/media';
import { Text } from '@/components/ui/text/text';
import { useIsHydrated } from '@/components/ui/hooks/use-is-hydrated';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { RefusedTokenNotice } from './refused-token-notice';

/** The empty rail. Decorative, so it is a CSS background with a colour as fallback. */
export const WAITING = { name: 'empty-rail', width: 960 } as const;

const Root = styled(Card)`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  max-width: 56rem;
  margin: clamp(2rem, 8vw, 6rem) auto;
  &::before {
    content: '';
    width: 100%;
    aspect-ratio: 5 / 2;
    margin-bottom: var(--space-3);
    border-radius: var(--radius);
    background: #e2d6c6 url('${fileOfPicture(WAITING, 'avif', WAITING.width)}') center / cover;
  }
  ${media.md} {
    grid-template: repeat(5, auto) 1fr / minmax(0, 1fr) 20rem;
    column-gap: var(--space-6);
    align-items: start;
    &::before {
      grid-area: 1 / 2 / span 6;
      aspect-ratio: 4 / 3;
      margin: 0;
    }
  }
  & > svg {
    color: var(--red);
  }
  & > a {
    margin-block: var(--space-3) var(--space-2);
  }
`;

/** Shown to visitors of a private page; no redirect. @param level 2 when the page has its own h1 */
export function SignedOutCard({ level }: { level: 1 | 2 }) {
  const { t } = useTranslation('layout');
  const { asPath, pathname } = useRouter();
  const { locale } = useLocale();
  // The static page knows no query, so the query is added only after hydration.
  const path = useIsHydrated() ? asPath : pathname;
  return (
    <Root>
      <LockIcon size={28} />
      <Heading level={level} look="h3">
        {t('signedOut.title')}
      </Heading>
      <Text $tone="muted">{t('signedOut.body')}</Text>
      <RefusedTokenNotice />
      <ButtonLink href={loginHref(path, locale)}>{t('signedOut.action')}</ButtonLink>
      <Text $size="sm" $tone="muted">
        {t('signedOut.join')}
      </Text>
    </Root>
  );
}
