import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { LockIcon } from '@/components/ui/page-icons';

/* A paper bag with a folded top, a seal, and the member's note on the label. */
const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: 14% 1fr;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  border-radius: var(--radius);
  background: #cdb492;
  color: #3a2a1a;
  &::before {
    content: '';
    background: #b98f61;
    border-bottom: 1px solid #8a6a45;
  }
  & > div {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 0.625rem;
    padding: 0.75rem;
    text-align: center;
  }
  & svg {
    padding: 0.5rem;
    border-radius: 50%;
    background: var(--red);
    color: var(--on-red);
    box-sizing: content-box;
  }
  & p {
    display: -webkit-box;
    max-width: 100%;
    padding-inline: 0.75rem;
    /* Not padding: the line after the last would show in it. */
    border-block: 0.5rem solid var(--paper);
    overflow: hidden;
    border-radius: var(--radius-sm);
    background: var(--paper);
    color: var(--ink);
    font-size: var(--text-xs);
    line-height: 1.4;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
`;

/** A sealed bag: only its owner knows the content. */
export function CardBag({ note, className }: { note?: string; className?: string }) {
  const { t } = useTranslation('items');
  return (
    <Root className={className} data-bag="">
      <div>
        <LockIcon size={20} />
        <p dir="auto">{note?.trim() ? note : t('sealed.noNote')}</p>
      </div>
    </Root>
  );
}
