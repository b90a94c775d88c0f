import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { formatBytes } from '@/lib/text/format-number';
import { IconButton } from '@/components/ui/actions/icon-button';
import { CloseIcon } from '@/components/ui/icons';
import { PaperclipIcon } from '@/components/ui/member-icons';
import { Spinner } from '@/components/ui/actions/button';
import { TextButton } from '@/components/ui/actions/text-link';
import { keepFocusInRegion } from '@/components/ui/overlays/use-focus-recovery';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useObjectUrl } from '@/components/ui/hooks/use-object-url';
import type { AttachedState } from './use-attached-files';
import { spaced } from '@/lib/text/join-words';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  width: fit-content;
  max-width: 100%;
  padding-inline-start: 0.75rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--paper);
  font-size: var(--text-sm);
  & > div {
    min-width: 0;
    padding-block: 0.375rem;
  }
  & strong {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 550;
  }
  & span {
    color: var(--muted);
    font-size: var(--text-xs);
  }
  & > img {
    width: 2.5rem;
    height: 2.5rem;
    margin-inline-start: -0.375rem;
    border-radius: var(--radius);
    object-fit: cover;
  }
  &[data-tone='danger'] {
    border-color: var(--danger);
    background: var(--danger-wash);
  }
  &[data-tone='danger'] span {
    color: var(--danger);
  }
`;

const OUTSIDE = ['type', 'size', 'empty', 'content', 'many'] as const;

interface Props {
  state: AttachedState;
  onRetry: () => void;
  onRemove: () => void;
}

/** An attached file of the draft message, with its upload progress. */
export function AttachedFile({ state, onRetry, onRemove }: Props) {
  const { t } = useTranslation(['chat', 'errors']);
  const { localeTag } = useLocale();
  const picture = state.kind === 'ready' && state.attachment.type.startsWith('image/') ? state.file : null;
  const thumbnail = useObjectUrl(picture);
  const { name, size } = state.kind === 'ready' ? state.attachment : state.file;
  const isWrong = state.kind === 'unfit' || state.kind === 'failed';
  return (
    <Root data-tone={isWrong ? 'danger' : undefined} role={isWrong ? 'alert' : undefined}>
      {sign()}
      <div>
        <strong dir="auto">{name}</strong>
        <span>{state.kind === 'failed' ? spaced(words()) : words()}</span>
        {state.kind === 'failed' ? (
          <TextButton ref={keepFocusInRegion} onClick={onRetry}>
            {t('chat:failed.retry')}
          </TextButton>
        ) : null}
      </div>
      <IconButton label={t('chat:composer.removeFile', { name })} icon={<CloseIcon size={18} />} onClick={onRemove} />
    </Root>
  );

  function sign() {
    if (state.kind === 'sending') return <Spinner />;
    // oxlint-disable-next-line nextjs/no-img-element -- bytes of this device, which no server has in sizes
    return thumbnail ? <img src={thumbnail} alt="" /> : <PaperclipIcon size={18} />;
  }

  function words(): string {
    switch (state.kind) {
      case 'sending':
        return t('chat:attachment.sending');
      case 'ready':
        return formatBytes(size, localeTag);
      case 'failed':
        return t(state.isReadable ? 'chat:attachment.notSent' : 'errors:unreadable');
      case 'unfit': {
        const outside = OUTSIDE.find((problem) => problem === state.problem);
        return outside ? t(`chat:attachment.problem.${outside}`) : t(`errors:${state.problem as 'unknown'}`);
      }
    }
  }
}
