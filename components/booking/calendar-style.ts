import styled from 'styled-components';
import { media } from '@/components/ui/theme/media';

export const CalendarRoot = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 30rem;
  padding: clamp(0.75rem, 2vw, 1.25rem);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;
export const CalendarHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  & > strong {
    font-weight: 600;
  }
  & > button:disabled {
    visibility: hidden;
  }
`;
export const CalendarGrid = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  & th {
    padding-block: 0.25rem;
    font-size: var(--text-xs);
    font-weight: 400;
    color: var(--muted);
    text-align: center;
  }
  & td {
    padding: 1px;
  }
`;
export const DayButton = styled.button`
  display: block;
  width: 100%;
  min-height: var(--target);
  border: 1px solid transparent;
  border-radius: var(--radius-sm);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  text-align: center;
  color: var(--ink);
  font-weight: 550;
  cursor: pointer;
  ${media.hover} {
    &:hover {
      border-color: var(--ink);
    }
  }
  &[aria-disabled='true'] {
    color: var(--muted);
    font-weight: 400;
    text-decoration: line-through;
    cursor: not-allowed;
    border-color: transparent;
  }
  &[aria-pressed='true'] {
    background: var(--red);
    color: var(--on-red);
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
    }
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
export const DayReason = styled.p`
  min-height: 1.5em;
  font-size: var(--text-sm);
  color: var(--muted);
`;
