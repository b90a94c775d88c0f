import styled from 'styled-components';
import type { Elements } from '@/components/ui/elements';

const Root = styled.details`
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  font-size: var(--text-sm);
  & > summary {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding: 0.625rem 1.125rem;
    font-weight: 550;
    cursor: pointer;
  }
  & > ul {
    display: grid;
    gap: var(--space-1);
    padding: 0 1.125rem 1rem 2.25rem;
    color: var(--ink-soft);
    list-style: disc;
  }
`;

/** Something to look up, closed until it is wanted. */
export function Disclosure({ title, children }: { title: string; children: Elements }) {
  return (
    <Root>
      <summary>{title}</summary>
      {children}
    </Root>
  );
}
