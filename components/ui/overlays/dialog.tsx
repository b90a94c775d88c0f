import styled, { keyframes } from 'styled-components';
import { media } from '@/components/ui/theme/media';
import { ModalFrame, type ModalProps } from './modal-frame';

const rise = keyframes`from { opacity: 0; translate: 0 0.75rem; }`;

const Frame = styled(ModalFrame)`
  width: calc(100% - 2rem);
  max-width: 32rem;
  max-height: calc(100dvh - 2rem);
  margin: auto;
  border-radius: var(--radius-lg);
  ${media.moving} {
    animation: ${rise} var(--normal) var(--ease-out);
  }
`;

export function Dialog({ isOpen, ...modal }: ModalProps & { isOpen: boolean }) {
  return isOpen ? <Frame {...modal} /> : null;
}
