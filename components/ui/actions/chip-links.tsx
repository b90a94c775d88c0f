import Link from 'next/link';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { ChipRow, chipStyle } from '@/components/ui/forms/chip-row';

/* In a grid, too, it is as wide as its place and not as its row. */
const Root = styled.nav`
  min-width: 0;
`;
const List = styled(ChipRow)`
  & a {
    ${chipStyle} text-decoration: none;
  }
  @media print {
    display: none;
  }
`;

interface Props {
  label: string;
  chips: readonly { key: string; label: string; href: ComponentProps<typeof Link>['href']; isCurrent: boolean }[];
}

/** A filter in the query string: each choice is a shareable link. The scroll position is kept. */
export function ChipLinks({ label, chips }: Props) {
  return (
    <Root aria-label={label}>
      <List as="ul" role="list">
        {chips.map(({ key, label: text, href, isCurrent }) => (
          <li key={key}>
            <Link href={href} shallow scroll={false} aria-current={isCurrent ? 'true' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </List>
    </Root>
  );
}
