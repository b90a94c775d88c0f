import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import { media } from '@/components/ui/theme/media';

/* Full width on phones, like the pay button. */
const Root = styled.div`
  display: grid;
  ${media.sm} {
    justify-content: start;
  }
`;

/** Back button of the payment step; disabled during a payment. */
export function PayBack({ isDisabled, onBack }: { isDisabled: boolean; onBack: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Root>
      <Button variant="neutral" disabled={isDisabled} onClick={onBack}>
        {t('action.back')}
      </Button>
    </Root>
  );
}
