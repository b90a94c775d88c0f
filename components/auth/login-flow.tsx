import { useState, type ComponentProps, type ComponentType } from 'react';
import type { SignInOffer } from '@/lib/domain/external-login/sign-in-offer';
import { useIsHydrated } from '@/components/ui/hooks/use-is-hydrated';
import { readTypedEmail } from '@/services/auth/login';
import { EmailStep } from './email-step';
import type { LoginBranch } from './login-branch';
import type { LoginStep } from './login-step';

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
  const isHydrated = useIsHydrated();
  // Whoever comes back from a reset has typed the address there.
  const [lastEmail, setLastEmail] = useState(() => (isHydrated ? readTypedEmail() : ''));
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
