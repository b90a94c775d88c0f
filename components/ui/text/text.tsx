import styled from 'styled-components';

/** Running text; `$tone` and `$size` for secondary text. */
export const Text = styled.p<{ $tone?: 'muted' | 'soft'; $size?: 'xs' | 'sm' | 'md' | 'lg' }>`
  max-width: 68ch;
  font-size: var(--text-${({ $size }) => $size ?? 'md'});
  color: ${({ $tone }) => ($tone === 'muted' ? 'var(--muted)' : $tone === 'soft' ? 'var(--ink-soft)' : 'inherit')};
`;
