import styled from 'styled-components';
import { Container } from '@/components/ui/layout/section';
import { media } from '@/components/ui/theme/media';
import { Skeleton } from '@/components/ui/feedback/loading-region';

export const RoomPage = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding-block: var(--space-2) var(--section);
  ${media.md} {
    gap: var(--space-5);
    padding-block: clamp(1.5rem, 4vw, 3.5rem) var(--section);
  }
`;
/** Layout: filters beside the pieces on wide windows. */
export const RoomColumns = styled.div`
  display: grid;
  gap: var(--space-5);
  min-width: 0;
  & > div {
    position: relative;
    min-width: 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    align-content: start;
  }
  & > aside {
    display: none;
  }
  ${media.lg} {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: var(--space-7);
    & > aside {
      display: block;
      position: sticky;
      top: calc(var(--header-height) + var(--space-4));
      align-self: start;
      max-height: calc(100dvh - var(--header-height) - var(--space-4) - var(--foot-room));
      overflow-y: auto;
      padding-inline-end: 0.25rem;
      /* A shadow at its foot as long as there is more below. */
      background:
        linear-gradient(transparent, var(--paper) 60%) bottom / 100% 3rem no-repeat local,
        linear-gradient(transparent, rgb(34 30 28 / 12%)) bottom / 100% 1rem no-repeat scroll;
    }
  }
`;
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.25rem 0.75rem;
  & > div {
    display: grid;
    gap: 0.5rem;
  }
  & > div > :first-child {
    aspect-ratio: 4 / 5;
    height: auto;
  }
  /* As many as grid-measure.ts makes of these windows. */
  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 2rem 1.25rem;
  }
  ${media.xl} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** Reserved space of plan, next visit and sales; one line on phones. */
export const SummarySkeleton = styled(Skeleton)`
  height: 2.75rem;
  ${media.md} {
    height: 10.25rem;
  }
  ${media.lg} {
    height: 9rem;
  }
`;

/** Search and, on a phone, the order below it. */
const Tools = styled(Skeleton)`
  height: 6.5rem;
  ${media.md} {
    height: 3rem;
  }
`;

/** Status text above the skeleton; takes no space when empty. */
export const WardrobeWait = styled(Container)`
  & > * {
    margin-top: var(--space-4);
  }
`;

export function WardrobeSkeleton() {
  return (
    <RoomPage>
      <Skeleton $width="min(20rem, 70%)" $height="3.25rem" />
      <SummarySkeleton />
      <Tools />
      <Skeleton $width="min(38rem, 100%)" $height="2.75rem" />
      <RoomColumns>
        <aside>
          <Skeleton $height="24rem" />
        </aside>
        <div>
          <Cards>
            {Array.from({ length: 8 }, (_, index) => (
              <div key={index}>
                <Skeleton />
                <Skeleton $width="70%" />
                <Skeleton $width="45%" $height="0.8em" />
              </div>
            ))}
          </Cards>
        </div>
      </RoomColumns>
    </RoomPage>
  );
}
