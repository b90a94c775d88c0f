import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import { PROVIDER_LABELS, type ExternalProvider, type SignInOffer } from '@/lib/domain/external-login/sign-in-offer';
import { useSignInOffers } from '@/services/auth/external-login';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadingRegion, StatusRegion } from '@/components/ui/feedback/loading-region';
import { Notice } from '@/components/ui/feedback/notice';
import { TextButton, TextLink } from '@/components/ui/actions/text-link';
import { ChosenEmail } from './chosen-email';
import { ExternalButtons } from './external-buttons';
import { StepForm } from './step-form';
import { spaced } from '@/lib/text/join-words';

interface Props {
  email: string;
  provider: ExternalProvider;
  /** The providers known at build time. */
  offers?: readonly SignInOffer[];
  onChangeEmail: () => void;
  /** Set when the account has a password too. */
  onPassword?: () => void;
}

/** For an account that uses Google or Apple: its button, or why that is unavailable and whom to ask. */
export function ExternalStep({ email, provider, offers: built, onChangeEmail, onPassword }: Props) {
  const { t } = useTranslation('auth');
  const known = useSignInOffers(built);
  const offer = known.status === 'known' ? known.offers.find((candidate) => candidate.provider === provider) : undefined;
  return (
    <StepForm
      title={t('external.title')}
      body={offer ? t('external.body', { provider: PROVIDER_LABELS[provider] }) : undefined}
      onSubmit={(event) => event.preventDefault()}
    >
      <ChosenEmail email={email} onChange={onChangeEmail} />
      <StatusRegion>{known.status === 'known' && !offer ? closed() : null}</StatusRegion>
      {content()}
      {onPassword ? <TextButton onClick={onPassword}>{t('external.password')}</TextButton> : null}
    </StepForm>
  );

  function content() {
    if (offer) return <ExternalButtons offers={[offer]} />;
    if (known.status === 'asking') {
      return <LoadingRegion height="3rem" />;
    }
    if (known.status === 'failed') return <ErrorState onRetry={known.retry} />;
    return null;
  }
  function closed() {
    return (
      <Notice>
        <span>{spaced(t(provider === 'apple' ? 'external.appleClosed' : 'external.googleClosed'))}</span>
        <TextLink href={ROUTES.contactUs.path}>{t('external.help')}</TextLink>
      </Notice>
    );
  }
}
