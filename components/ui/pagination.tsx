import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ChevronLeftIcon } from './icons/chevron-left';
import { ChevronRightIcon } from './icons/chevron-right';
import { media } from './media';
import { pageWindow } from './page-window';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.25rem;
  font-variant-numeric: tabular-nums;
  & a,
  & span {
    display: grid;
    place-items: center;
    min-width: var(--target);
    height: var(--target);
    border-radius: var(--radius-sm);
    text-decoration: none;
  }
  & a {
    color: var(--red);
  }
  ${media.hover} {
    & a:hover {
      background: var(--red-wash);
    }
  }
  & a[aria-current] {
    background: var(--red);
    color: var(--on-red);
  }
  & span {
    color: var(--muted);
  }
  ${media.belowXs} {
    gap: 0;
    & > [data-neighbour] {
      display: none;
    }
  }
`;

interface Props {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
}

/** Pages as links: each has an address of its own. */
export function Pagination({ page, pageCount, hrefOf }: Props) {
  const { t } = useTranslation('common');
  if (pageCount <= 1) return null;
  const isNeighbour = (entry: number | 'gap') => entry !== 'gap' && entry !== page && entry !== 1 && entry !== pageCount;
  return (
    <nav aria-label={t('pagination.label')}>
      <List role="list">
        <li>
          {page > 1 ? (
            <Link href={hrefOf(page - 1)} rel="prev" aria-label={t('pagination.prev_page')}>
              <ChevronLeftIcon />
            </Link>
          ) : (
            <span>
              <ChevronLeftIcon opacity={0.4} />
            </span>
          )}
        </li>
        {pageWindow(page, pageCount).map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${index}` : entry} data-neighbour={isNeighbour(entry) || undefined}>
            {entry === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                href={hrefOf(entry)}
                aria-current={entry === page ? 'page' : undefined}
                aria-label={t('pagination.pageNumber', { page: entry })}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
        <li>
          {page < pageCount ? (
            <Link href={hrefOf(page + 1)} rel="next" aria-label={t('pagination.next_page')}>
              <ChevronRightIcon />
            </Link>
          ) : (
            <span>
              <ChevronRightIcon opacity={0.4} />
            </span>
          )}
        </li>
      </List>
    </nav>
  );
}
