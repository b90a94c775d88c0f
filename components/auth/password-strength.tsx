import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { PasswordPolicy } from '@/lib/domain/account/password-problem';
import { PASSWORD_STRENGTHS, passwordStrength, type PasswordStrength as Strength } from '@/lib/domain/account/password-strength';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  font-size: var(--text-xs);
  line-height: 1.5;
  & > i {
    display: grid;
    grid-template-columns: repeat(4, 1.25rem);
    gap: 0.1875rem;
  }
  & b {
    height: 0.25rem;
    border-radius: 1px;
    background: var(--line);
  }
  & b[data-on] {
    background: currentcolor;
  }
`;

/** Debounce for screen readers: announcing each keystroke would drown the typing. */
const ANNOUNCE_AFTER_MS = 1_000;

interface Props {
  password: string;
  email: string;
  policy: PasswordPolicy;
  /** Refused by the server, which knows more common passwords. */
  isRefused: boolean;
}

/** Password strength in words and as a bar. */
export function PasswordStrength({ password, email, policy, isRefused }: Props) {
  const { t } = useTranslation('auth');
  const strength = isRefused ? 'weak' : passwordStrength(password, email, policy);
  const [announced, setAnnounced] = useState<Strength | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(strength), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [strength, password]);
  return (
    <Root>
      <i aria-hidden="true">
        {PASSWORD_STRENGTHS.map((step, index) => (
          <b key={step} data-on={index <= PASSWORD_STRENGTHS.indexOf(strength) || undefined} />
        ))}
      </i>
      <span aria-hidden="true">{t(`strength.${strength}`)}</span>
      <VisuallyHidden role="status">{announced === null ? null : t(`strength.${announced}`)}</VisuallyHidden>
    </Root>
  );
}
