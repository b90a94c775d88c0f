import { useTranslation } from 'next-i18next/pages';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  memo,
  type RefObject,
  useRef,
  type SubmitEvent,
  useLayoutEffect,
  useEffect,
} from 'react';
import styled from 'styled-components';
import { CHAT_PICTURE_CHOICE } from '@/lib/contract/upload';
import { MAX_TEXT, type ChatCard, type MessageContent } from '@/lib/domain/chat/message';
import { publicEnv } from '@/lib/config/env';
import { pressedKey } from '@/lib/browser/pressed-key';
import { IconButton } from '@/components/ui/actions/icon-button';
import { CloseIcon } from '@/components/ui/icons';
import { PaperclipIcon, SendIcon } from '@/components/ui/member-icons';
import { inputStyle } from '@/components/ui/forms/text-input';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { media } from '@/components/ui/theme/media';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { AttachedFile } from './attached-file';
import { Measure } from './chat-layout';
import { ReferenceCard } from './reference-card';
import { type AttachedFilesControl, useAttachedFiles } from './use-attached-files';
import { useChatDraft } from './use-chat-draft';
import { useTyping } from './typing-mark';

/** Accepts files dropped anywhere on the page. */
function useDroppedFiles(onFiles: ((files: readonly File[]) => void) | null): void {
  useEffect(() => {
    if (!onFiles) return;
    const take = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      if (event.type === 'drop' && event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
    };
    document.addEventListener('dragover', take);
    document.addEventListener('drop', take);
    return () => {
      document.removeEventListener('dragover', take);
      document.removeEventListener('drop', take);
    };
  }, [onFiles]);
}

/** Sets the height to that of the text; scrollHeight does not include the borders. */
function fit(element: HTMLTextAreaElement): void {
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
}

/** Replaces `field-sizing: content` in browsers without it, such as iOS before 26.2. */
export function useAutoGrow(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (element && getComputedStyle(element).getPropertyValue('field-sizing') !== 'content') fit(element);
  }, [field, text]);
}

const Root = styled.form`
  padding-block: var(--space-2);
  background: var(--surface);
`;
const Row = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--space-1);
  & > textarea {
    flex: 1;
  }
`;
const Input = styled.textarea`
  ${inputStyle}
  min-height: var(--target);
  max-height: min(11rem, 36cqh);
  padding-block: 0.5625rem;
  border-radius: 1.375rem;
  resize: none;
  field-sizing: content;
`;
const Send = styled(IconButton)`
  background: var(--red);
  color: var(--on-red);
  &&:hover:not(:disabled) {
    background: var(--red-strong);
  }
  &:disabled {
    background: var(--wash);
    color: var(--muted);
    opacity: 1;
  }
`;
const About = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  margin-bottom: var(--space-2);
  & > div {
    flex: 0 1 24rem;
  }
`;
const Hint = styled.p`
  margin-top: 0.25rem;
  color: var(--muted);
  font-size: var(--text-xs);
  &[data-tone='danger'] {
    color: var(--danger);
  }
  ${media.belowLg} {
    &[data-hint='keys'] {
      display: none;
    }
  }
  @media (pointer: coarse) {
    &[data-hint='keys'] {
      display: none;
    }
  }
`;
/** Below this number, the remaining characters are shown. */
const LEFT_SHOWN = 200;

const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  max-height: 34cqh;
  margin-bottom: var(--space-2);
  overflow-y: auto;
  & > li {
    min-width: 0;
    max-width: 100%;
  }
`;

/** The files beside the draft; screen readers hear only the one that changes. */
function AttachedFiles({ attached: { files, retry, remove } }: { attached: AttachedFilesControl }) {
  const { t } = useTranslation('chat');
  return (
    <StatusRegion aria-atomic={false}>
      {files.length === 0 ? null : (
        <Files aria-label={t('composer.files')}>
          {files.map(({ id, state }) => (
            <li key={id}>
              <AttachedFile state={state} onRetry={() => void retry(id)} onRemove={() => remove(id)} />
            </li>
          ))}
        </Files>
      )}
    </StatusRegion>
  );
}

interface Props {
  uid: string;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  card: ChatCard | null;
  onCardGone: () => void;
  onSend: (content: MessageContent) => void;
  onTyping: (isTyping: boolean) => void;
}

/** The message field; the draft survives a reload. */
export const Composer = memo(function Composer({ uid, inputRef, card, onCardGone, onSend, onTyping }: Props) {
  const { t } = useTranslation('chat');
  const [text, setText] = useChatDraft(uid);
  const typing = useTyping(onTyping);
  useAutoGrow(inputRef, text);
  const attached = useAttachedFiles(uid);
  const chooser = useRef<HTMLInputElement>(null);
  const written = text.trim();
  const left = MAX_TEXT - text.length;
  /** The remaining characters, once few are left. */
  const room = left > LEFT_SHOWN ? null : left < 0 ? t('composer.tooLong', { count: -left }) : t('composer.left', { count: left });
  const attachments = attached.files.flatMap(({ state }) => (state.kind === 'ready' ? [state.attachment] : []));
  // A failed upload blocks sending: it has to be retried or removed first.
  const areFilesSettled = attachments.length === attached.files.length;
  const canSend = areFilesSettled && left >= 0 && (written !== '' || attachments.length > 0 || card !== null);

  const submit = () => {
    if (!canSend) return;
    const [first, ...rest] = attachments;
    // The database requires a text: without one, the name of the file or topic is sent.
    onSend({
      text: written || first?.name || t(`card.about.${card?.kind ?? 'item'}`),
      ...(first && { attachment: first }),
      ...(card && { card }),
    });
    // A stored message has one file: the others follow in their own, in the same turn.
    for (const attachment of rest) onSend({ text: attachment.name, attachment });
    setText('');
    typing.stop();
    attached.clear();
    onCardGone();
    inputRef.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // On a phone, Enter inserts a new line, and its key says so.
    if (pressedKey(event) !== 'Enter' || event.shiftKey || matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    submit();
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    target.value = '';
    void attached.attach(chosen);
  };
  const onPaste = (event: ClipboardEvent) => {
    const copied = [...event.clipboardData.files];
    // Spreadsheets and word processors add a picture to copied text: paste the text.
    if (!publicEnv.extApi || copied.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    void attached.attach(copied);
  };
  useDroppedFiles(publicEnv.extApi ? attached.attach : null);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <Root onSubmit={onSubmit} aria-label={t('composer.form')}>
      <Measure>
        {card ? (
          <About>
            <ReferenceCard card={card} />
            <IconButton label={t('composer.remove')} icon={<CloseIcon size={18} />} onClick={onCardGone} />
          </About>
        ) : null}
        <AttachedFiles attached={attached} />
        <Row>
          {publicEnv.extApi ? (
            <>
              <input ref={chooser} type="file" accept={`${CHAT_PICTURE_CHOICE},application/pdf`} multiple onChange={choose} hidden />
              <IconButton label={t('composer.attach')} icon={<PaperclipIcon />} onClick={() => chooser.current?.click()} />
            </>
          ) : null}
          <VisuallyHidden as="label" htmlFor="chat-message">
            {t('composer.label')}
          </VisuallyHidden>
          <Input
            id="chat-message"
            ref={inputRef}
            rows={1}
            dir="auto"
            value={text}
            placeholder={t('composer.placeholder')}
            aria-describedby="chat-hint"
            enterKeyHint="enter"
            onChange={({ target }) => {
              setText(target.value);
              typing.keep(target.value !== '');
            }}
            onBlur={typing.stop}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          <Send type="submit" label={t('composer.send')} icon={<SendIcon size={20} />} disabled={!canSend} />
        </Row>
        {room === null ? (
          <Hint id="chat-hint" data-hint="keys">
            {t('composer.keys')}
          </Hint>
        ) : (
          <Hint id="chat-hint" data-tone={left < 0 ? 'danger' : undefined}>
            {room}
          </Hint>
        )}
        <VisuallyHidden role="status">{room}</VisuallyHidden>
      </Measure>
    </Root>
  );
});
