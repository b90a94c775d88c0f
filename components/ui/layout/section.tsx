import styled from 'styled-components';

/** A full-width section. Two adjacent ones of the same tone share one gap. */
export const Section = styled.section<{ $tone?: 'sunken' | 'ink' }>`
  padding-block: var(--section);
  background: ${({ $tone }) => ($tone ? `var(--${$tone})` : 'transparent')};
  ${({ $tone }) => ($tone === 'ink' ? 'color: var(--on-ink); --muted: var(--on-ink-muted); --focus: var(--on-ink); --line: rgb(255 255 255 / 16%);' : '')}
`;
