import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import { media } from '@/components/ui/theme/media';

/* On a phone as wide as the button that pays, as on every step before it. */
const Root = styled.div`
  display: grid;
  ${media.sm} {
    justify-content: start;
  }
`;

/** Back from the last step; not while it is paid. */
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
