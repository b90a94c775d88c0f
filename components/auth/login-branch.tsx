import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { useEntryWhileOpen } from '@/components/ui/hooks/use-drawer-entry';
import { LOCALES } from '@/lib/config/locales';
import type { SignInOffer } from '@/lib/domain/external-login/sign-in-offer';
import { beginSession, SIGNING_IN } from '@/services/auth/begin-session';
import { usePasswordPolicy, useSignup } from '@/services/auth/login';
import { readKeptReferral } from '@/services/referral/kept-referral';
import { settleReferralCode } from '@/services/referral/offer';
import { usePricingStoreApi } from '@/stores/pricing-store';
import { useSettingStore } from '@/stores/setting-store';
import { ChosenEmail } from './chosen-email';
import { ExternalStep } from './external-step';
import { FailureNotice, NoCookiesNotice } from './failure-notice';
import { type BranchStep, type LoginStep, SIGN_IN } from './login-step';
import { NameFields, AgreementNote } from './sign-up-fields';
import { NewPasswordField } from './new-password-field';
import { PasswordStep } from './password-step';
import { StepForm } from './step-form';

interface Props {
  step: BranchStep;
  offers?: readonly SignInOffer[];
  onStep: (step: LoginStep) => void;
}

/** The step after the email: password, provider, or signup. Back leads to the email. */
export function LoginBranch({ step, offers, onStep }: Props) {
  const changeEmail = () => onStep({ kind: 'email' });
  useEntryWhileOpen(SIGN_IN, 'account', changeEmail);
  switch (step.kind) {
    case 'password':
      return <PasswordStep email={step.email} isTaken={step.isTaken} onChangeEmail={changeEmail} />;
    case 'external':
      return (
        <ExternalStep
          email={step.email}
          provider={step.provider}
          offers={offers}
          onChangeEmail={changeEmail}
          onPassword={step.hasPassword ? () => onStep({ kind: 'password', email: step.email }) : undefined}
        />
      );
    case 'new':
      return <SignupStep email={step.email} onStep={onStep} />;
  }
}

interface SignupStepProps {
  email: string;
  onStep: (step: LoginStep) => void;
}

function SignupStep({ email, onStep }: SignupStepProps) {
  const { t } = useTranslation('auth');
  const locale = useSettingStore((state) => state.locale);
  const country = useSettingStore((state) => state.country);
  const policy = usePasswordPolicy();
  const pricing = usePricingStoreApi();
  const [wantsNews, setWantsNews] = useState(false);
  const [isUnkept, setIsUnkept] = useState(false);
  const isFamilyFirst = LOCALES[locale].script !== 'latin';
  const given = { firstName: t('field.firstName') };
  const family = { lastName: t('field.lastName') };
  const form = useCheckedForm({
    labels: { ...(isFamilyFirst ? { ...family, ...given } : { ...given, ...family }), password: t('field.password') },
    rules: () => import('./auth-rules').then(({ signupRules }) => signupRules(policy, email)),
    initial: { firstName: '', lastName: '', password: '' },
    draft: { name: SIGNING_IN, fields: ['firstName', 'lastName'] },
  });
  const { failure, run } = useSignup({
    onSuccess({ accessToken, deviceToken, referralProgram }) {
      if (referralProgram !== undefined) pricing.getState().receiveReferralProgram(referralProgram);
      setIsUnkept(!beginSession(accessToken, deviceToken));
    },
    onFailure(_body, failure) {
      if (failure.kind !== 'rejected') return;
      if (failure.code === 'EMAIL_TAKEN') onStep({ kind: 'password', email, isTaken: true });
      else form.showServerErrors(failure.fields);
    },
  });

  useEffect(() => void settleReferralCode(), []);

  const submit = form.submit((person) => {
    const referralCode = readKeptReferral();
    return run({ body: { email, ...person, country, locale, marketing: wantsNews, ...(referralCode ? { referralCode } : {}) } });
  });

  return (
    <StepForm title={t('signup.title')} body={t('signup.body')} onSubmit={submit}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {failure && form.summary.length === 0 ? <FailureNotice failure={failure} /> : null}
      {isUnkept ? <NoCookiesNotice /> : null}
      <ChosenEmail email={email} onChange={() => onStep({ kind: 'email' })} />
      <NameFields form={form} isFamilyFirst={isFamilyFirst} hasAutoFocus />
      <NewPasswordField field={form.field('password')} input={form.input('password')} name="password" email={email} policy={policy} />
      <Checkbox
        label={t('signup.marketing')}
        name="marketing"
        checked={wantsNews}
        onChange={(event) => setWantsNews(event.target.checked)}
      />
      <Button type="submit" isFullWidth isBusy={form.isBusy}>
        {t('signup.submit')}
      </Button>
      <AgreementNote />
    </StepForm>
  );
}
