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

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'red';

const COLOURS: Record<Tone, string> = {
  neutral: 'background: var(--wash); color: var(--ink);',
  success: 'background: var(--success-wash); color: var(--success);',
  warning: 'background: var(--warning-wash); color: var(--warning);',
  danger: 'background: var(--danger-wash); color: var(--danger);',
  info: 'background: var(--info-wash); color: var(--info);',
  red: 'background: var(--red); color: var(--on-red);',
};

/** A state in one or two words; colour only supports the text. */
export const Badge = styled.span<{ $tone?: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  padding: 0.1875rem 0.5625rem;
  border-radius: var(--radius-sm);
  font-size: var(--text-xs);
  font-weight: 550;
  line-height: 1.4;
  white-space: nowrap;
  ${({ $tone = 'neutral' }) => COLOURS[$tone]}
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
