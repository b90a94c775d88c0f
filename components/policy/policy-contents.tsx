import { useTranslation } from 'next-i18next/pages';
import { useId, useMemo } from 'react';
import styled from 'styled-components';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';
import { useCurrentSection } from '@/components/ui/hooks/use-current-section';

const Root = styled.nav`
  & > h2 {
    margin-bottom: var(--space-3);
  }
  ${media.lg} {
    position: sticky;
    top: calc(var(--header-height) + var(--space-5));
    align-self: start;
    max-height: calc(100dvh - var(--header-height) - var(--space-5) - var(--foot-room));
    overflow-y: auto;
  }
  @media print {
    display: none;
  }
`;

const List = styled.ol`
  border-inline-start: 1px solid var(--line);
  ${media.md} {
    columns: 2;
  }
  ${media.lg} {
    columns: auto;
  }
  & > li {
    break-inside: avoid;
  }
  & a {
    display: flex;
    gap: 0.75em;
    align-items: baseline;
    padding: 0.5625rem 0 0.5625rem var(--space-4);
    margin-inline-start: -1px;
    border-inline-start: 2px solid transparent;
    font-size: var(--text-sm);
    line-height: 1.45;
    color: var(--muted);
    text-decoration: none;
  }
  & a > span:first-child {
    flex: none;
    min-width: 1.25em;
    font-variant-numeric: tabular-nums;
  }
  & a[aria-current] {
    border-color: var(--red);
    color: var(--ink);
    font-weight: 550;
  }
  ${media.hover} {
    & a:hover {
      color: var(--red);
    }
  }
  ${media.belowLg} {
    & a {
      padding-block: 0.6875rem;
    }
  }
`;

/** Table of contents with the current clause marked. */
export function PolicyContents({ clauses }: { clauses: readonly { id: string; title: string }[] }) {
  const { t } = useTranslation('policy');
  const headingId = useId();
  const ids = useMemo(() => clauses.map(({ id }) => id), [clauses]);
  const current = useCurrentSection(ids);
  return (
    <Root aria-labelledby={headingId}>
      <Heading level={2} look="label" id={headingId}>
        {t('contents')}
      </Heading>
      <List>
        {clauses.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              <span>{index + 1}</span>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </List>
    </Root>
  );
}
