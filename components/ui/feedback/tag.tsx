import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { IconButton } from '@/components/ui/actions/icon-button';
import { CloseIcon } from '@/components/ui/icons';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  padding-inline: 0.875rem;
  border-radius: var(--radius-full);
  background: var(--wash);
  font-size: var(--text-sm);
  line-height: 1.3;
  &:has(button) {
    padding-inline-end: 0;
  }
`;

/** A chosen value; `onRemove` makes it removable. */
export function Tag({ label, onRemove }: { label: string; onRemove?: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Root>
      <span dir="auto">{label}</span>
      {onRemove ? <IconButton label={t('tag.remove', { label })} icon={<CloseIcon size={16} />} onClick={onRemove} /> : null}
    </Root>
  );
}
