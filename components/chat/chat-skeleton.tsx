import styled from 'styled-components';
import { media } from '@/components/ui/theme/media';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { ChatFrame, Measure, ThreadColumn } from './chat-layout';

const Side = styled.div`
  display: none;
  ${media.lg} {
    display: grid;
    align-content: start;
    gap: var(--space-4);
    padding: var(--space-5);
  }
`;
const Bubbles = styled(Measure)`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: var(--space-3);
  padding-block: var(--space-5);
  & > :nth-child(even) {
    align-self: flex-end;
  }
`;
const Strip = styled.div`
  padding: var(--space-3) clamp(0.875rem, 3vw, 2rem);
`;

/** Skeleton of the room while the connection is made. */
export function ChatSkeleton() {
  return (
    <ChatFrame>
      <Side>
        <Skeleton $height="8rem" />
        <Skeleton $height="6rem" />
        <Skeleton $height="14rem" />
      </Side>
      <ThreadColumn as="div">
        <Strip>
          <Skeleton $width="14rem" $height="2.75rem" />
        </Strip>
        <Bubbles>
          <Skeleton $width="60%" $height="3.5rem" />
          <Skeleton $width="45%" $height="2.75rem" />
          <Skeleton $width="55%" $height="5rem" />
        </Bubbles>
        <Strip>
          <Skeleton $height="3rem" />
        </Strip>
      </ThreadColumn>
    </ChatFrame>
  );
}
