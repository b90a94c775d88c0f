import type { ComponentPropsWithRef } from 'react';
import Link from 'next/link';
import styled from 'styled-components';
import { buttonStyle, lookAttributes, type ButtonLook } from './button-style';

const Root = styled(Link)`
  ${buttonStyle}
`;

export type ButtonLinkProps = Omit<ComponentPropsWithRef<typeof Link>, keyof ButtonLook> & ButtonLook;

/** A link styled as a button; use Button for actions. */
export function ButtonLink({ variant, size, isFullWidth, ...rest }: ButtonLinkProps) {
  return <Root {...rest} {...lookAttributes({ variant, size, isFullWidth })} />;
}
