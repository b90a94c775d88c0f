import { useState, type ComponentProps, type ComponentType } from 'react';
import type { SignInOffer } from '@/lib/domain/external-login/sign-in-offer';
import { EmailStep } from './email-step';
import type { LoginBranch } from './login-branch';
import type { LoginStep } from './login-step';

interface Props {
  /** The sign-ins with other services that the page was built with; elsewhere they are asked for when one is needed. */
  offers?: readonly SignInOffer[];
}

/** Nobody needs more than one of the branches, and none before the address: their scripts come while it is typed. */
const loadBranch = () => import('./login-branch').then((part) => part.LoginBranch);
const warm = () => void loadBranch().catch(() => undefined);

/** Email first, then password, another service, or a new account. Whoever mounts it hears of success by the session's mark. */
export function LoginFlow({ offers }: Props) {
  const [step, setStep] = useState<LoginStep>({ kind: 'email' });
  const [lastEmail, setLastEmail] = useState('');
  const [Branch, setBranch] = useState<ComponentType<ComponentProps<typeof LoginBranch>> | null>(null);
  const go = (next: LoginStep) => {
    if (step.kind !== 'email') setLastEmail(step.email);
    setStep(next);
  };
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
