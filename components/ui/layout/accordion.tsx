import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/components/ui/theme/media';
import { Phrased } from '@/components/ui/text/text';
import { readHash } from '@/components/ui/hooks/use-query-value';

const Root = styled.div`
  border-top: 1px solid var(--line);
`;
const Item = styled.details`
  border-bottom: 1px solid var(--line);
  & > summary {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 4rem;
    padding-block: 1.125rem;
    padding-inline-end: calc(1.25rem + var(--space-4));
    font-weight: 550;
    line-height: 1.4;
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  /* A plus of two lines, not an icon: a page of thirty questions would carry it thirty times. Borders show in forced colours. */
  & > summary::before,
  & > summary::after {
    content: '';
    position: absolute;
    top: calc(50% - 0.75px);
    inset-inline-end: 0.25rem;
    width: 0.75rem;
    border-top: 1.5px solid var(--red);
    transition: rotate var(--normal) var(--ease);
  }
  & > summary::after {
    rotate: 90deg;
  }
  &[open] > summary::before {
    rotate: 45deg;
  }
  &[open] > summary::after {
    rotate: 135deg;
  }
  ${media.hover} {
    & > summary:hover {
      color: var(--red-strong);
    }
  }
  & > div {
    max-width: 68ch;
    padding-bottom: 1.75rem;
    color: var(--ink-soft);
  }
`;

/** <details> elements: they work without JavaScript, by keyboard and with find-in-page. */
export function Accordion({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function openTarget() {
      const id = readHash();
      const target = id ? document.getElementById(id) : null;
      if (!(target instanceof HTMLDetailsElement) || !root.current?.contains(target)) return;
      target.open = true;
      target.scrollIntoView?.();
    }
    openTarget();
    window.addEventListener('hashchange', openTarget);
    return () => window.removeEventListener('hashchange', openTarget);
  }, []);
  return <Root ref={root}>{children}</Root>;
}

interface AccordionItemProps {
  /** Hash of this item: `/faqs#id` opens it. */
  id?: string;
  title: ReactNode;
  children: ReactNode;
  isInitiallyOpen?: boolean;
}

export function AccordionItem({ id, title, children, isInitiallyOpen }: AccordionItemProps) {
  return (
    <Item id={id} open={isInitiallyOpen}>
      <Phrased as="summary">{title}</Phrased>
      <div>{children}</div>
    </Item>
  );
}
