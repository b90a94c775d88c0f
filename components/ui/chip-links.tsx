import Link from 'next/link';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from './media';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  & a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: var(--target);
    padding: 0.375rem 1rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-full);
    background: var(--surface);
    font-size: var(--text-sm);
    line-height: 1.3;
    text-decoration: none;
    transition: background-color var(--fast) var(--ease), border-color var(--fast) var(--ease);
  }
  ${media.hover} { & a:hover { border-color: var(--ink); } }
  & a[aria-current] { background: var(--ink); border-color: var(--ink); color: var(--on-ink); }
  @media (forced-colors: active) { & a[aria-current] { outline: 2px solid Highlight; } }
  @media print { display: none; }
`;

interface Props {
  label: string;
  chips: readonly { key: string; label: string; href: ComponentProps<typeof Link>['href']; isCurrent: boolean }[];
}

/** A filter that lives in the address: each choice is a link that can be sent on. The page stays where it is. */
export function ChipLinks({ label, chips }: Props) {
  return (
    <nav aria-label={label}>
      <List role="list">
        {chips.map(({ key, label: text, href, isCurrent }) => (
          <li key={key}>
            <Link href={href} shallow scroll={false} aria-current={isCurrent ? 'true' : undefined}>{text}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
