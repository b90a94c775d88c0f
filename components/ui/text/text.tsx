import type { ComponentPropsWithRef, ElementType } from 'react';
import styled from 'styled-components';
import { usePhrases } from './use-phrases';

/** The small line above a heading. */
export const Eyebrow = styled.p`
  font-size: var(--text-xs);
  font-weight: 550;
  letter-spacing: var(--tracking-caps);
  text-transform: var(--caps);
  line-height: 1.4;
  color: var(--muted);
`;

const LeadRoot = styled.p`
  max-width: 56ch;
  font-size: var(--text-lg);
  line-height: calc(var(--leading-body) - 0.05);
  color: var(--muted);
  /* Even lines, as in the heading above: no word, and in Chinese no sign, is left alone on the last one. */
  text-wrap: balance;
`;

/** The paragraph under a large heading. */
export function Lead({ children, ...rest }: ComponentPropsWithRef<'p'>) {
  const phrases = usePhrases(children);
  return <LeadRoot {...rest} {...(phrases ?? { children })} />;
}

const TextRoot = styled.p<{ $tone?: 'muted' | 'soft'; $size?: 'xs' | 'sm' | 'md' | 'lg' }>`
  max-width: 68ch;
  font-size: var(--text-${({ $size }) => $size ?? 'md'});
  color: ${({ $tone }) => ($tone === 'muted' ? 'var(--muted)' : $tone === 'soft' ? 'var(--ink-soft)' : 'inherit')};
`;

/** Running text; `$tone` and `$size` for secondary text. */
export function Text({ children, ...rest }: ComponentPropsWithRef<typeof TextRoot>) {
  const phrases = usePhrases(children);
  return <TextRoot {...rest} {...(phrases ?? { children })} />;
}

/** Words on narrow lines: none of them is cut in two in Chinese, and no reference in any language. */
export function Phrased({ as: Root = 'span', children, ...rest }: ComponentPropsWithRef<'span'> & { as?: ElementType }) {
  const phrases = usePhrases(children);
  return <Root {...rest} {...(phrases ?? { children })} />;
}
