import styled from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { PiecePicture } from './piece-picture';

const Root = styled.span`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(3rem, 1fr));
  overflow: hidden;
  border-radius: var(--radius-sm);
  background: #e8e0d7;
`;

/** The pieces of a look side by side; their names stand in words beside it. */
export function LookStrip({ ids, byId }: { ids: readonly string[]; byId: ReadonlyMap<string, WardrobeItem> }) {
  return <Root aria-hidden="true">{ids.map((id) => <PiecePicture key={id} picture={byId.get(id)?.picture ?? null} isLaid />)}</Root>;
}
