import styled from 'styled-components';
import { media } from '@/components/ui/theme/media';

/**
 * Fills the viewport between the member's bars, or what an on-screen keyboard leaves of it (`--viewport`). On wide windows the topics are
 * beside the thread.
 */
export const ChatFrame = styled.div`
  --bar: calc(3.5rem + 1px);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* A keyboard covers the lower bar. */
  height: calc(min(var(--viewport, 100dvh), 100dvh - var(--member-bar, 0px)) - var(--bar));
  /* Its parts go by the room that it has, which is little over a keyboard. */
  container-type: size;
  ${media.lg} {
    grid-template-columns: minmax(18rem, 26rem) minmax(0, 1fr);
    max-width: var(--container-wide);
    margin-inline: auto;
  }
`;

export const ThreadColumn = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-height: 0;
  background: var(--surface);
  /* Each in its own row, also where the header gives way. */
  & > :nth-child(2) {
    grid-row: 2;
  }
  & > :nth-child(3) {
    grid-row: 3;
  }
  ${media.lg} {
    border-inline: 1px solid var(--line);
  }
`;

/** Maximum width of the thread, so that the two sides stay close on wide windows. */
export const Measure = styled.div`
  width: 100%;
  max-width: 50rem;
  margin-inline: auto;
  padding-inline: clamp(0.875rem, 3vw, 2rem);
`;
