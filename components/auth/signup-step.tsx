import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState, type FormEvent } from 'react';
import { LOCALES } from '@/lib/config/locales';
import { newPasswordRule } from '@/lib/domain/account/password-problem';
import { lineRule } from '@/lib/field-rules';
import { textFieldsDraft } from '@/lib/browser/form-drafts';
import { beginSession, SIGNING_IN } from '@/services/auth/begin-session';
import { usePasswordPolicy, useSignup } from '@/services/auth/login';
import { readKeptReferral } from '@/services/referral/kept-referral';
import { settleReferralCode } from '@/services/referral/offer';
import { usePricingStoreApi } from '@/stores/pricing-store';
import { useSettingStore } from '@/stores/setting-store';
import { Button } from '@/components/ui/actions/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { AgreementNote } from './agreement-note';
import { ChosenEmail } from './chosen-email';
import { FailureNotice, NoCookiesNotice } from './failure-notice';
import type { LoginStep } from './login-step';
import { NameFields } from './name-fields';
import { NewPasswordField } from './new-password-field';
import { StepForm } from './step-form';
import { useCheckedForm } from './use-checked-form';

const NAME_MAX_LENGTH = 80;
const KEPT = textFieldsDraft(SIGNING_IN, ['firstName', 'lastName']);

interface Props {
  email: string;
  onStep: (step: LoginStep) => void;
}

export function SignupStep({ email, onStep }: Props) {
  const { t } = useTranslation('auth');
  const locale = useSettingStore((state) => state.locale);
  const country = useSettingStore((state) => state.country);
  const policy = usePasswordPolicy();
  const pricing = usePricingStoreApi();
  const [wantsNews, setWantsNews] = useState(false);
  const [isUnkept, setIsUnkept] = useState(false);
  const isFamilyFirst = LOCALES[locale].script !== 'latin';
  const given = { firstName: { label: t('field.firstName'), rule: lineRule(NAME_MAX_LENGTH) } };
  const family = { lastName: { label: t('field.lastName'), rule: lineRule(NAME_MAX_LENGTH) } };
  const form = useCheckedForm(
    {
      ...(isFamilyFirst ? { ...family, ...given } : { ...given, ...family }),
      password: { label: t('field.password'), rule: newPasswordRule(policy, email) },
    },
    {},
    KEPT,
  );
  const { failure, isPending, run } = useSignup({
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

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    const { firstName, lastName, password } = form.values;
    const referralCode = readKeptReferral();
    const person = { email, password, firstName: firstName.trim(), lastName: lastName.trim() };
    void run({ body: { ...person, country, locale, marketing: wantsNews, ...(referralCode ? { referralCode } : {}) } });
  };

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
      <Button type="submit" isFullWidth isBusy={isPending}>
        {t('signup.submit')}
      </Button>
      <AgreementNote />
    </StepForm>
  );
}
