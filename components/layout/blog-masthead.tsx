import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { media } from '@/components/ui/theme/media';
import { LanguageMenu } from './language-menu';
import { Logo, HeaderBar } from './logo';

const Root = styled.header`
  border-bottom: 1px solid var(--ink);
  @media print {
    border: 0;
  }
`;

/** The blog's name as a magazine masthead, on its own line. */
const Name = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: clamp(3.25rem, 2.5rem + 3.5vw, 5.5rem);
  border-top: 1px solid var(--line);
  font-family: var(--font-display);
  font-size: clamp(1.375rem, 1rem + 1.75vw, 2.5rem);
  line-height: var(--leading-heading);
  letter-spacing: var(--tracking-heading);
  text-decoration: none;
  ${media.hover} {
    &:hover {
      color: var(--red);
    }
  }
`;

/** The blog's header in place of the site's: link to the site, languages, and below them the blog's name. */
export function BlogMasthead({ shell }: { shell: ShellProps }) {
  const { t } = useTranslation('layout');
  return (
    <Root>
      <HeaderBar>
        <Link href="/" aria-label={t('home')}>
          <Logo />
        </Link>
        <LanguageMenu shell={shell} isAlone />
      </HeaderBar>
      <Name href={ROUTES.blog.path}>{t('world')}</Name>
    </Root>
  );
}
