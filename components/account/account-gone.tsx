import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { AuthMessage } from '@/components/auth/auth-message';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';

const Root = styled(Container)`
  max-width: 40rem;
  padding-block: clamp(3rem, 10vw, 7rem);
`;

/** The last thing that a former member reads here. */
export function AccountGone() {
  const { t } = useTranslation('account');
  return (
    <Root>
      <AuthMessage role="status" title={t('delete.doneTitle')} body={t('delete.doneBody')}>
        <ButtonLink href="/" variant="secondary">
          {t('delete.home')}
        </ButtonLink>
      </AuthMessage>
    </Root>
  );
}
