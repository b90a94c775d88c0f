import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/components/ui/theme/media';

const Heading = styled.h2`
  margin-bottom: var(--space-3);
  font-size: var(--text-xs);
  font-weight: 600;
  letter-spacing: var(--tracking-caps);
  text-transform: var(--caps);
  color: var(--muted);
`;

const List = styled.ul`
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 2.5rem;
    text-decoration: none;
  }
  ${media.hover} {
    a:hover {
      color: var(--red);
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
`;

/** A titled list of links in the footer. */
export function FooterList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <Heading id={id}>{title}</Heading>
      <List aria-labelledby={id}>{children}</List>
    </div>
  );
}
