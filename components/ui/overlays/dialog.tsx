import styled, { keyframes } from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import { useEntryWhileOpen } from '@/components/ui/hooks/use-drawer-entry';
import { ASK } from '@/components/ui/hooks/use-leave-query';
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

function DialogWithEntry(modal: ModalProps) {
  useEntryWhileOpen(ASK, 'open', modal.onClose);
  return <Frame hasEntry {...modal} />;
}

interface Props extends ModalProps {
  isOpen: boolean;
  /** Nobody pressed for it, so that Back means the page. */
  opensItself?: boolean;
  /** The two answers to a question, in place of `actions`; `back` closes it. */
  answers?: { back: string; confirm: string; isBusy?: boolean; onConfirm: () => void };
}

/** Back closes it, as it closes a drawer. */
export function Dialog({ isOpen, opensItself = false, answers, ...modal }: Props) {
  if (!isOpen) return null;
  const actions = answers ? (
    <>
      <Button variant="neutral" onClick={modal.onClose}>
        {answers.back}
      </Button>
      <Button isBusy={answers.isBusy} onClick={answers.onConfirm}>
        {answers.confirm}
      </Button>
    </>
  ) : (
    modal.actions
  );
  return opensItself || modal.hasEntry ? <Frame {...modal} actions={actions} /> : <DialogWithEntry {...modal} actions={actions} />;
}
