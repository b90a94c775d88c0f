import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { type PasswordPolicy, passwordProblem, isCommonPassword, passwordText } from '@/lib/domain/account/password-problem';
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

const PASSWORD_STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
type Strength = (typeof PASSWORD_STRENGTHS)[number];

/** Character classes, and the size of each for a guesser. */
const KINDS: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/\p{Script=Han}/u, 3_000],
  [/[^\x20-\x7e\p{Script=Han}]/u, 100],
];
/** Passwords are mostly words, whose letters are not independent. */
const SHARE_OF_CHANCE = 0.6;
const OF_A_RUN = 0.25;
const OF_A_KNOWN_WORD = 1;
const BITS = { fair: 24, good: 36, strong: 60 };

/**
 * A rough strength estimate: length and variety count; sequences, repeats, common passwords with a suffix and the member's own address
 * hardly do. Passwords that would be refused are weak.
 */
export function passwordStrength(typed: string, email: string, policy: PasswordPolicy): Strength {
  if (passwordProblem(typed, email, policy)) return 'weak';
  const password = passwordText(typed);
  const tried = KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const bits = countedLength(password, email) * Math.log2(tried) * SHARE_OF_CHANCE;
  return bits >= BITS.strong ? 'strong' : bits >= BITS.good ? 'good' : bits >= BITS.fair ? 'fair' : 'weak';
}

function countedLength(password: string, email: string): number {
  const name = email.toLowerCase().replace(/@.*/, '');
  const lower = password.toLowerCase();
  const core = /[a-z](?:.*[a-z])?/s.exec(lower)?.[0] ?? '';
  const known = isCommonPassword(core) ? core : name.length > 2 && lower.includes(name) ? name : '';
  const characters = Array.from(known === '' ? password : lower.replace(known, ''), (character) => character.codePointAt(0) ?? 0);
  const counted = characters.reduce((sum, code, index) => {
    const step = code - (characters[index - 1] ?? NaN);
    return sum + (Math.abs(step) <= 1 ? OF_A_RUN : 1);
  }, 0);
  // A repeated whole adds little the second time and nothing the third.
  return Math.min(counted, 2 * new Set(characters).size) + (known === '' ? 0 : OF_A_KNOWN_WORD);
}
