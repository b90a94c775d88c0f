import { use, useId, type ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled, { keyframes } from 'styled-components';
import { Heading } from './heading';
import { IconButton } from './icon-button';
import { CloseIcon } from './icons';
import { media } from './media';
import { rolledByKeys } from './rolled-by-keys';
import { ToastOutlet } from './toast-outlet';
import { useModalDialog } from './use-modal-dialog';

const fade = keyframes`from { opacity: 0; }`;

const Root = styled.dialog`
  flex-direction: column;
  padding: 0;
  border: 0;
  color: var(--ink);
  background: var(--surface);
  box-shadow: var(--shadow-3);
  overscroll-behavior: contain;
  &[open] {
    display: flex;
  }
  &:focus {
    outline: none;
  }
  &::backdrop {
    background: rgb(34 30 28 / 48%);
    animation: ${fade} var(--normal) var(--ease-out);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-4);
  padding: 1.5rem 1rem 0 1.5rem;
  & > button {
    margin-top: -0.375rem;
  }
`;
const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: 0.75rem 1.5rem 1.5rem;
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0.75rem;
  padding: 1rem 1.5rem 1.5rem;
  ${media.belowXs} {
    & > * {
      flex: 1 1 100%;
    }
  }
`;

export interface ModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons; the main one last. */
  actions?: ReactNode;
  /** Ids of text to be read with the title. */
  describedBy?: string;
}

/** What dialog and drawer share. Rendered means open: take it out of the tree to close it. */
export function ModalFrame({ title, onClose, children, actions, describedBy, className }: ModalProps & { className?: string }) {
  const { t } = useTranslation('common');
  const dialog = useModalDialog();
  const toasts = use(ToastOutlet);
  const titleId = useId();
  return (
    <Root
      ref={dialog}
      className={className}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // Escape only asks: the owner decides, so that its state and the dialog never differ.
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // A browser may close it unasked, at a second Escape; strict mode's first round reports one too, long reopened.
        if (!event.currentTarget.open) onClose();
      }}
      onMouseDown={(event) => {
        // The backdrop belongs to the dialog element; everything inside is one of its children.
        if (event.target === dialog.current && isOutside(event, dialog.current)) onClose();
      }}
    >
      <Head>
        <Heading level={2} look="h3" id={titleId} dir="auto">
          {title}
        </Heading>
        <IconButton label={t('action.close')} icon={<CloseIcon />} onClick={onClose} />
      </Head>
      <Body ref={rolledByKeys}>{children}</Body>
      {actions ? <Foot>{actions}</Foot> : null}
      {toasts}
    </Root>
  );
}

function isOutside({ clientX, clientY }: { clientX: number; clientY: number }, element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
