import { useState } from 'react';
import type { SignInOffer } from '@/lib/domain/external-login/sign-in-offer';
import { EmailStep } from './email-step';
import { ExternalStep } from './external-step';
import type { LoginStep } from './login-step';
import { PasswordStep } from './password-step';
import { SignupStep } from './signup-step';

interface Props {
  /** The sign-ins with other services that the page was built with; elsewhere they are asked for when one is needed. */
  offers?: readonly SignInOffer[];
}

/** Email first, then password, another service, or a new account. Whoever mounts it hears of success by the session's mark. */
export function LoginFlow({ offers }: Props) {
  const [step, setStep] = useState<LoginStep>({ kind: 'email' });
  const [lastEmail, setLastEmail] = useState('');
  const go = (next: LoginStep) => {
    if (step.kind !== 'email') setLastEmail(step.email);
    setStep(next);
  };
  const changeEmail = () => go({ kind: 'email' });
  switch (step.kind) {
    case 'email':
      return <EmailStep email={lastEmail} offers={offers} onStep={go} />;
    case 'password':
      return <PasswordStep email={step.email} isTaken={step.isTaken} onChangeEmail={changeEmail} />;
    case 'external':
      return <ExternalStep email={step.email} provider={step.provider} offers={offers} onChangeEmail={changeEmail} />;
    case 'new':
      return <SignupStep email={step.email} onStep={go} />;
  }
}
