import { useTranslation } from 'next-i18next/pages';
import { useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { ChipRow, chipStyle } from '@/components/ui/forms/chip-row';
import { useCurrentSection } from '@/components/ui/hooks/use-current-section';
import { readHash } from '@/components/ui/hooks/use-query-value';
import { media } from '@/components/ui/theme/media';

const Root = styled.nav`
  min-width: 0;
  ${media.lg} {
    position: sticky;
    top: calc(var(--header-height) + var(--space-5));
    align-self: start;
    max-height: calc(100dvh - var(--header-height) - var(--space-5) - var(--foot-room));
    overflow-y: auto;
  }
`;

/* On a phone one row: wrapped, it took half of the first screen. */
const List = styled(ChipRow)`
  ${media.belowLg} {
    & a {
      ${chipStyle} text-decoration: none;
    }
  }
  ${media.lg} {
    display: block;
    padding: 0;
    border-inline-start: 1px solid var(--line);
    & a {
      display: block;
      padding: 0.5625rem 0 0.5625rem var(--space-4);
      margin-inline-start: -1px;
      border-inline-start: 2px solid transparent;
      font-size: var(--text-sm);
      line-height: 1.45;
      color: var(--muted);
      text-decoration: none;
    }
    & a[aria-current] {
      border-color: var(--red);
      color: var(--ink);
      font-weight: 550;
    }
    & a:hover {
      color: var(--red);
    }
  }
`;

/** The sections of the page: chips above them on a phone, beside them and always in sight on a wide window. */
export function AccountContents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const { t } = useTranslation('account');
  const named = sections.map(({ id }) => id).join(' ');
  const ids = useMemo(() => named.split(' '), [named]);
  const current = useCurrentSection(ids);
  // A link to a section comes before the section: a member's page is drawn once it is known whose it is.
  useEffect(() => document.getElementById(readHash())?.scrollIntoView(), []);
  return (
    <Root aria-label={t('contents')}>
      <List as="ul" role="list">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </List>
    </Root>
  );
}
