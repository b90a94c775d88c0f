import styled, { keyframes } from 'styled-components';
import { media } from '@/components/ui/theme/media';
import { ModalFrame, type ModalProps } from './modal-frame';

const fromRight = keyframes`from { translate: 100% 0; }`;
const fromBelow = keyframes`from { translate: 0 100%; }`;

const Frame = styled(ModalFrame)`
  width: 100%;
  max-width: 100%;
  max-height: 92dvh;
  margin: auto 0 0;
  border-radius: var(--radius-lg) var(--radius-lg) 0 0;
  padding-bottom: env(safe-area-inset-bottom);
  ${media.moving} {
    animation: ${fromBelow} var(--slow) var(--ease);
  }
  ${media.md} {
    width: 30rem;
    height: 100dvh;
    max-height: 100dvh;
    margin: 0 0 0 auto;
    border-radius: 0;
    ${media.moving} {
      animation-name: ${fromRight};
    }
  }
`;

/** A panel at the side on wide windows, from the bottom on narrow ones. */
export function Drawer({ isOpen, ...modal }: ModalProps & { isOpen: boolean }) {
  return isOpen ? <Frame {...modal} /> : null;
}
