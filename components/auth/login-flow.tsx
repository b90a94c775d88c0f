import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { Stack } from '@/components/ui/layout/stack';
import type { SignInOffer } from '@/lib/domain/external-login/sign-in-offer';
import { useIsHydrated } from '@/components/ui/hooks/use-is-hydrated';
import { useLeaveQuery } from '@/components/ui/hooks/use-leave-query';
import { useWhenNamed } from '@/components/ui/hooks/use-query-value';
import { SIGNING_IN } from '@/services/auth/begin-session';
import { readTypedEmail, useCheckEmail } from '@/services/auth/login';
import { getVisitorIp } from '@/services/region';
import { ExternalButtons, OrDivider } from './external-buttons';
import { FailureNotice } from './failure-notice';
import type { LoginBranch } from './login-branch';
import { type BranchStep, type LoginStep, branchOf, SIGN_IN, SIGN_IN_CODE } from './login-step';
import { EmailField, StepForm } from './step-form';

interface Props {
  /** The providers known at build time; elsewhere they are fetched on demand. */
  offers?: readonly SignInOffer[];
}

/** Each visitor needs one branch, after the email, so they are loaded while it is typed. */
const loadBranch = () => import('./login-branch').then((part) => part.LoginBranch);
const warm = () => void loadBranch().catch(() => undefined);

/** Email first, then password, provider or signup. The parent learns of success from the session mark. */
export function LoginFlow({ offers }: Props) {
  const [step, setStep] = useState<LoginStep>({ kind: 'email' });
  /** Forward leads to it again. */
  const [left, setLeft] = useState<BranchStep | null>(null);
  const isHydrated = useIsHydrated();
  // Whoever comes back from a reset has typed the address there.
  const [lastEmail, setLastEmail] = useState(() => (isHydrated ? readTypedEmail() : ''));
  const [Branch, setBranch] = useState<ComponentType<ComponentProps<typeof LoginBranch>> | null>(null);
  const leave = useLeaveQuery();
  // It begins at the email, whatever the address says: after a reload, in another language, or on the way back from a provider.
  useEffect(() => leave([SIGN_IN, SIGN_IN_CODE]), [leave]);
  const go = (next: LoginStep) => {
    if (step.kind !== 'email') {
      setLastEmail(step.email);
      setLeft(step);
    }
    setStep(next);
  };
  useWhenNamed(SIGN_IN, () => step.kind === 'email' && left && setStep(left));
  const branchOff = async (next: LoginStep) => {
    try {
      const loaded = await loadBranch();
      setBranch(() => loaded);
    } catch {
      return false;
    }
    go(next);
    return true;
  };
  if (step.kind === 'email' || !Branch) return <EmailStep email={lastEmail} offers={offers} onBegin={warm} onStep={branchOff} />;
  return <Branch step={step} offers={offers} onStep={go} />;
}

/** The signup form's marketing checkbox, for accounts opened with a provider; unticked too. */
function NewsChoice({ checked, onChange }: { checked: boolean; onChange: (wantsNews: boolean) => void }) {
  const { t } = useTranslation('auth');
  return (
    <Checkbox
      label={t('signup.marketing')}
      hint={t('external.newsHint')}
      name="marketing"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

const loadRules = () => import('./auth-rules').then(({ emailRules }) => emailRules);

interface EmailStepProps {
  /** Set when the visitor came back to change it; the field then gets the focus. */
  email: string;
  offers?: readonly SignInOffer[];
  /** Called on focus, to preload the next step. */
  onBegin?: () => void;
  /** @returns false when the next step could not be fetched */
  onStep: (step: LoginStep) => Promise<boolean> | void;
}

function EmailStep({ email, offers = [], onBegin, onStep }: EmailStepProps) {
  const { t } = useTranslation('auth');
  const form = useCheckedForm({
    labels: { email: t('field.email') },
    rules: loadRules,
    initial: { email },
    draft: { name: SIGNING_IN, fields: ['email'] },
  });
  const { failure, run } = useCheckEmail();
  const [isBack] = useState(email !== '');
  const [wantsNews, setWantsNews] = useState(false);
  const [isCutOff, setIsCutOff] = useState(false);

  const submit = form.submit(async (sent) => {
    setIsCutOff(false);
    // Fetched early, because the login call sends it.
    void getVisitorIp();
    const outcome = await run({ body: sent });
    if (outcome?.kind === 'ok') setIsCutOff((await onStep(branchOf(sent.email, outcome.data))) === false);
    else if (outcome?.kind === 'rejected') form.showServerErrors(outcome.fields);
  });

  return (
    <StepForm title={t('email.title')} body={t('email.body')} onSubmit={submit}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {failure && form.summary.length === 0 ? <FailureNotice failure={failure} /> : null}
      {isCutOff ? <FailureNotice failure={{ kind: 'unreachable' }} /> : null}
      <EmailField field={form.field('email')} {...form.input('email')} autoFocus={isBack} onFocus={onBegin} />
      <Button type="submit" isFullWidth isBusy={form.isBusy}>
        {t('continue')}
      </Button>
      {offers.length > 0 ? (
        <>
          <OrDivider />
          <Stack $gap={3}>
            <ExternalButtons offers={offers} wantsNews={wantsNews} />
          </Stack>
          <NewsChoice checked={wantsNews} onChange={setWantsNews} />
        </>
      ) : null}
    </StepForm>
  );
}
