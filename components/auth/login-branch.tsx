import type { SignInOffer } from '@/lib/domain/external-login/sign-in-offer';
import { ExternalStep } from './external-step';
import type { BranchStep, LoginStep } from './login-step';
import { PasswordStep } from './password-step';
import { SignupStep } from './signup-step';

interface Props {
  step: BranchStep;
  offers?: readonly SignInOffer[];
  onStep: (step: LoginStep) => void;
}

/** The step after the email: password, provider, or signup. */
export function LoginBranch({ step, offers, onStep }: Props) {
  const changeEmail = () => onStep({ kind: 'email' });
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
