import styled from 'styled-components';

/** Words with one thing to do, over the page, so that nothing shifts; small, because what else is there still works. */
export const FloatingNotice = styled.div`
  position: fixed;
  inset: auto auto max(1rem, env(safe-area-inset-bottom)) var(--gutter);
  z-index: var(--z-toast);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-4);
  max-width: calc(100vw - 2 * var(--gutter));
  padding: 0.25rem 1rem;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  font-size: var(--text-sm);
  & > button { min-height: var(--target); }
`;
