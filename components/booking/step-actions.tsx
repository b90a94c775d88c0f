import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import { media } from '@/components/ui/theme/media';

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
  ${media.sm} {
    display: flex;
    flex-direction: row-reverse;
    justify-content: space-between;
  }
`;

interface Props {
  onBack: () => void;
  isBusy?: boolean;
  label?: string;
  /** For use outside a form. */
  onSubmit?: () => void;
}

/** Next submits the surrounding form; Back keeps all input. */
export function StepActions({ onBack, isBusy, label, onSubmit }: Props) {
  const { t } = useTranslation('common');
  return (
    <Root>
      <Button type={onSubmit ? 'button' : 'submit'} isBusy={isBusy} onClick={onSubmit}>
        {label ?? t('action.continue')}
      </Button>
      <Button variant="neutral" onClick={onBack}>
        {t('action.back')}
      </Button>
    </Root>
  );
}
