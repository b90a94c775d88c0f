import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { formatBytes } from '@/lib/text/format-number';
import { IconButton } from '@/components/ui/actions/icon-button';
import { CloseIcon } from '@/components/ui/icons';
import { PaperclipIcon } from '@/components/ui/member-icons';
import { Spinner } from '@/components/ui/actions/button';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { TextButton } from '@/components/ui/actions/text-link';
import { useLocale } from '@/components/ui/hooks/use-locale';
import type { AttachedFileControl } from './use-attached-file';
import { useObjectUrl } from './use-object-url';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  width: fit-content;
  max-width: 100%;
  margin-bottom: var(--space-2);
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

const OUTSIDE = ['type', 'size', 'empty', 'content'] as const;

/** The attached file of the draft message, with its upload progress. */
export function AttachedFile({ file: { state, attach, clear } }: { file: AttachedFileControl }) {
  const { t } = useTranslation(['chat', 'errors']);
  const { localeTag } = useLocale();
  const picture = state.kind === 'ready' && state.attachment.type.startsWith('image/') ? state.file : null;
  const thumbnail = useObjectUrl(picture);
  if (state.kind === 'none') return <StatusRegion />;
  const { name, size } = state.kind === 'ready' ? state.attachment : state.file;
  const isWrong = state.kind === 'unfit' || state.kind === 'failed';
  const shown = (
    <Root data-tone={isWrong ? 'danger' : undefined} role={isWrong ? 'alert' : undefined}>
      {sign()}
      <div>
        <strong dir="auto">{name}</strong>
        <span>{state.kind === 'failed' ? `${words()} ` : words()}</span>
        {state.kind === 'failed' ? <TextButton onClick={() => void attach(state.file)}>{t('chat:failed.retry')}</TextButton> : null}
      </div>
      <IconButton label={t('chat:composer.remove')} icon={<CloseIcon size={18} />} onClick={clear} />
    </Root>
  );
  return (
    <>
      <StatusRegion>{isWrong ? null : shown}</StatusRegion>
      {isWrong ? shown : null}
    </>
  );

  function sign() {
    if (state.kind === 'sending') return <Spinner />;
    // oxlint-disable-next-line nextjs/no-img-element -- bytes of this device, which no server has in sizes
    return thumbnail ? <img src={thumbnail} alt="" /> : <PaperclipIcon size={18} />;
  }

  function words(): string {
    switch (state.kind) {
      case 'none':
        return '';
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
