import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { media } from '@/components/ui/media';
import { LanguageMenu } from './language-menu';
import { Logo } from './logo';

const Root = styled.header`
  border-bottom: 1px solid var(--ink);
  @media print { border: 0; }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-5);
  max-width: calc(var(--container) + 2 * var(--gutter));
  min-height: var(--header-height);
  margin-inline: auto;
  padding-inline: var(--gutter);
  & > a { display: inline-flex; align-items: center; min-height: var(--target); text-decoration: none; }
  & ul { inset-inline: auto 0; z-index: var(--z-header); }
  ${media.belowLg} {
    /* Here the list hangs under its button as on wide windows; in the site's menu it lies in the sheet. */
    & ul[id] { position: absolute; top: calc(100% + var(--space-2)); min-width: 13rem; padding: var(--space-2); background: var(--surface); border-radius: var(--radius-lg); box-shadow: var(--shadow-2); }
  }
`;

const Name = styled(Link)`
  && { order: 1; flex-basis: 100%; justify-content: center; min-height: 3.25rem; border-top: 1px solid var(--line); }
  font-family: var(--font-display);
  font-size: var(--text-h3);
  letter-spacing: var(--tracking-heading);
  ${media.hover} { &:hover { color: var(--red); } }
  ${media.md} { && { order: 0; flex-basis: auto; min-height: var(--target); border: 0; } }
`;

/** The blog's own head: home, the blog's name, languages. */
export function BlogMasthead({ shell }: { shell: ShellProps }) {
  const { t } = useTranslation('layout');
  return (
    <Root>
      <Bar>
        <Link href="/" aria-label={t('home')}><Logo /></Link>
        <Name href={ROUTES.blog.path}>{t('world')}</Name>
        <LanguageMenu shell={shell} />
      </Bar>
    </Root>
  );
}
