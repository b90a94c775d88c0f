import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { ChosenEmail } from './chosen-email';
import type { ExternalProvider } from './login-step';
import { StepForm } from './step-form';

interface Props {
  email: string;
  provider: ExternalProvider;
  onChangeEmail: () => void;
}

/** The account signs in with a service that this site does not reach: it says so, and whom to ask. */
export function ExternalStep({ email, provider, onChangeEmail }: Props) {
  const { t } = useTranslation('auth');
  return (
    <StepForm title={t('external.title')} onSubmit={(event) => event.preventDefault()}>
      <ChosenEmail email={email} onChange={onChangeEmail} />
      <Notice role="status">
        {t(provider === 'apple' ? 'external.appleClosed' : 'external.googleClosed')}{' '}
        <TextLink href={ROUTES.contactUs.path}>{t('external.help')}</TextLink>
      </Notice>
    </StepForm>
  );
}
