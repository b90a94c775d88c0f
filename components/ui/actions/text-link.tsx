import type { ComponentPropsWithRef } from 'react';
import Link from 'next/link';
import styled from 'styled-components';
import { linkStyle } from './link-style';

const Root = styled(Link)`
  ${linkStyle}
`;

interface Props extends ComponentPropsWithRef<typeof Link> {
  /** Outside running text: with a full touch target. */
  isStandalone?: boolean;
}

export function TextLink({ isStandalone, ...rest }: Props) {
  return <Root {...rest} data-standalone={isStandalone} />;
}
