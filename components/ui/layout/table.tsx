import styled from 'styled-components';
import type { Elements } from '@/components/ui/theme/elements';

const Frame = styled.div`
  overflow-x: auto;
  & > table {
    width: 100%;
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  & caption {
    padding-bottom: 0.75rem;
    text-align: start;
    font-weight: 600;
    font-size: var(--text-md);
  }
  & th,
  & td {
    padding: 0.875rem clamp(0.75rem, 3vw, 1.25rem) 0.875rem 0;
    text-align: start;
    vertical-align: top;
    border-bottom: 1px solid var(--line);
  }
  & th:last-child,
  & td:last-child {
    padding-inline-end: 0;
  }
  & thead th {
    padding-block: 0.625rem;
    border-bottom-color: var(--line-strong);
    font-weight: 500;
    color: var(--muted);
    white-space: nowrap;
  }
  & tbody th {
    font-weight: 550;
    white-space: nowrap;
  }
  & [data-number] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & tfoot th,
  & tfoot td {
    border-bottom: 0;
    font-weight: 600;
  }
`;

interface Props {
  caption: string;
  /** `thead`, `tbody`, `tfoot`; numeric cells have `data-number`. */
  children: Elements;
}

/** A plain table; a wide one scrolls by itself, also by keyboard. */
export function Table({ caption, children }: Props) {
  return (
    <Frame role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        {children}
      </table>
    </Frame>
  );
}
