import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ChatAttachment } from '@/lib/domain/chat/message';
import { formatBytes } from '@/lib/text/format-number';
import { saveFile } from '@/lib/browser/save-file';
import { uploadQuery } from '@/services/uploads';
import { DownloadIcon } from '@/components/ui/page-icons';
import { ImageIcon } from '@/components/ui/member-icons';
import { Spinner } from '@/components/ui/actions/button';
import { Skeleton } from '@/components/ui/feedback/loading-region';
import { TextButton } from '@/components/ui/actions/text-link';
import { keepFocusInRegion } from '@/components/ui/overlays/use-focus-recovery';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useObjectUrl } from '@/components/ui/hooks/use-object-url';
import { spaced } from '@/lib/text/join-words';

const Picture = styled.a`
  display: block;
  /* Here and not on the picture: a bubble is as wide as what is in it would like to be. */
  width: fit-content;
  max-width: 20rem;
  overflow: hidden;
  border-radius: 0.875rem;
  /* Between the picture and the edge of its bubble, which are as near. */
  &:focus-visible {
    outline-offset: 1px;
  }
  & > img {
    max-width: 100%;
    max-height: 20rem;
    object-fit: contain;
    background: var(--sunken);
  }
`;
const File = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0.125rem 0.625rem;
  min-width: 11rem;
  padding: 0.375rem 0.5rem;
  font-size: var(--text-sm);
  & > svg {
    grid-row: span 2;
  }
  & > strong {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 550;
  }
  & > span {
    font-size: var(--text-xs);
    opacity: 0.85;
  }
  & a {
    text-underline-offset: 0.16em;
    color: inherit;
  }
  & button {
    color: inherit;
  }
`;

const MAX_PX = 320;

/** Width in pixels: the frame of a tall picture would otherwise keep the width of the unscaled picture. */
function shownWidth({ naturalWidth, naturalHeight }: HTMLImageElement): number {
  return Math.round(naturalWidth * Math.min(1, MAX_PX / naturalWidth, MAX_PX / naturalHeight));
}

/** A picture, fetched with the member's token when it comes into view, or a file, fetched on request. */
export function Attachment({ attachment }: { attachment: ChatAttachment }) {
  const { t } = useTranslation('chat');
  const { localeTag } = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isPicture = attachment.type.startsWith('image/');
  const file = useQuery({ ...uploadQuery(attachment), enabled: isPicture && isNear });
  const url = useObjectUrl(isPicture ? file.data : null);
  return <div ref={place}>{content()}</div>;

  function content() {
    if (isPicture && url) {
      return (
        <Picture href={url} target="_blank" rel="noopener" aria-label={t('attachment.open', { name: attachment.name })}>
          {/* oxlint-disable-next-line nextjs/no-img-element -- bytes that only this member may read */}
          <img
            src={url}
            alt={attachment.name}
            style={width === null ? undefined : { width }}
            onLoad={({ currentTarget }) => setWidth(shownWidth(currentTarget))}
          />
        </Picture>
      );
    }
    if (isPicture && file.isPending) return <Skeleton $width="14rem" $height="10rem" />;
    return (
      <File>
        {isPicture ? <ImageIcon size={22} /> : <DownloadIcon size={22} />}
        <strong dir="auto" title={attachment.name}>
          {attachment.name}
        </strong>
        <span>{state()}</span>
      </File>
    );
  }

  function state() {
    const size = formatBytes(attachment.size, localeTag);
    if (file.isFetching) {
      return (
        <>
          <Spinner />
          <span>{` ${t('attachment.loading', { size })}`}</span>
        </>
      );
    }
    if (file.isError) {
      return (
        <>
          <span>{spaced(t('attachment.failed'))}</span>
          <TextButton ref={keepFocusInRegion} onClick={() => void (isPicture ? file.refetch() : save())}>
            {t('failed.retry')}
          </TextButton>
        </>
      );
    }
    return isPicture ? size : <TextButton onClick={() => void save()}>{t('attachment.save', { size })}</TextButton>;
  }

  async function save() {
    const { data } = file.data ? file : await file.refetch();
    if (data) saveFile({ name: attachment.name, type: attachment.type, content: data });
  }
}
