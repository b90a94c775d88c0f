import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import styled from 'styled-components';
import { useEffect, useState } from 'react';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { media } from '@/components/ui/theme/media';
import { HeaderMenu } from './header-menu';
import { Logo, HeaderBar } from './logo';

/** Whether the page is scrolled away from its top. */
function useHasScrolled(): boolean {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    const look = () => setHasScrolled(window.scrollY > 0);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return hasScrolled;
}

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-header);
  background: var(--paper);
  border-bottom: 1px solid transparent;
  transition: border-color var(--fast) var(--ease);
  &[data-fixed='true'] {
    border-color: var(--line);
  }
  ${media.short} {
    position: relative;
  }
  @media print {
    position: static;
  }
`;

export function SiteHeader({ shell }: { shell: ShellProps }) {
  const { t } = useTranslation('layout');
  const hasScrolled = useHasScrolled();
  return (
    <Root data-fixed={hasScrolled}>
      <HeaderBar>
        <Link href="/" prefetch={false} aria-label={t('home')}>
          <Logo />
        </Link>
        <HeaderMenu shell={shell} />
      </HeaderBar>
    </Root>
  );
}
