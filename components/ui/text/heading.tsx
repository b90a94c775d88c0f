import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { usePhrases } from './use-phrases';

const Root = styled.h2`
  font-family: var(--font-display);
  font-size: var(--text-h2);
  font-weight: var(--weight-heading);
  letter-spacing: var(--tracking-heading);
  line-height: var(--leading-heading);
  color: inherit;
  &[data-look='display'],
  &[data-look='h1'] {
    font-weight: var(--weight-display);
    letter-spacing: var(--tracking-display);
    line-height: var(--leading-display);
  }
  &[data-look='display'] {
    font-size: var(--text-display);
  }
  &[data-look='h1'] {
    font-size: var(--text-h1);
  }
  &[data-look='h3'] {
    font-size: var(--text-h3);
  }
  &[data-look='h4'] {
    font-size: var(--text-h4);
  }
  /* Labels of small things: the text face, so that it reads at small sizes. */
  &[data-look='label'] {
    font-family: var(--font-body);
    font-size: var(--text-md);
    font-weight: 600;
    letter-spacing: 0;
    line-height: 1.4;
  }
`;

type Level = 1 | 2 | 3 | 4;

interface Props extends ComponentPropsWithRef<'h2'> {
  /** Heading level. */
  level: Level;
  /** Visual size; default: that of its level. */
  look?: 'display' | 'h1' | 'h2' | 'h3' | 'h4' | 'label';
}

export function Heading({ level, look, children, ...rest }: Props) {
  const phrases = usePhrases(children);
  return <Root as={`h${level}`} data-look={look ?? `h${level}`} {...rest} {...(phrases ?? { children })} />;
}
