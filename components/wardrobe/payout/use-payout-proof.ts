import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import type { UserProfile } from '@/lib/contract/account';
import type { FieldProblem } from '@/lib/field-rules';
import { useSendPayoutCode } from '@/services/wardrobe/payout';
import type { Outcome, ActionFailure } from '@/services/http/outcome';
import { useFieldMessage } from '@/components/ui/forms/use-field-message';

export interface PayoutProof {
  id: string;
  way: 'password' | 'code';
  /** Where the code goes, and whose the password is. */
  email: string;
  /** A field is there to be filled in: a code is asked for once it is on its way. */
  isAsked: boolean;
  label: string;
  typed: string;
  error: string | null;
  /** The mail with the code is on its way out. */
  isSending: boolean;
  /** Why the code could not be mailed. */
  sendFailure: ActionFailure | null;
  type: (value: string) => void;
  /** Mails a new code; the field for it follows. */
  sendCode: () => Promise<void>;
  /** What became of the mail is said no more. */
  forgetSending: () => void;
  /** Says so where something has to be typed and nothing was. @returns whether it can be sent */
  check: () => boolean;
  /** Says at its field what a refusal has to do with it. */
  hear: (outcome: Outcome<object> | null) => void;
}

/** Whether the proof was refused, which says so at its own place. */
export const isAboutProof = (failure: ActionFailure): boolean =>
  failure.kind === 'rejected' &&
  (failure.code === 'ACCOUNT_PROOF_REQUIRED' || failure.fields.some(({ path }) => path === 'password' || path === 'code'));

/** Who chooses where money goes shows that they are the member: by the password, or without one by a code of a mail. */
export function usePayoutProof(user: UserProfile | null): PayoutProof {
  const { t } = useTranslation('items');
  const message = useFieldMessage();
  const id = useId();
  const { isPending: isSending, failure: sendFailure, run, reset } = useSendPayoutCode();
  const [isPasswordGone, setIsPasswordGone] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const way = isPasswordGone || user?.hasPassword === false ? 'code' : 'password';
  const label = t(`payout.proof.${way}`);
  const focus = () => document.getElementById(id)?.focus();

  return {
    id,
    way,
    label,
    typed,
    isSending,
    sendFailure,
    forgetSending: reset,
    email: user?.email ?? '',
    isAsked: way === 'password' || isSent,
    error: problem && (way === 'code' && problem.code === 'wrong' ? t('payout.proof.wrongCode') : message(label, problem)),
    type(value) {
      setTyped(value);
      setProblem(null);
    },
    async sendCode() {
      const outcome = await run({});
      if (outcome?.kind !== 'ok') return;
      setIsSent(true);
      setTyped('');
      setProblem(null);
      // It is drawn by now where it stood before, and in the next frame where it did not.
      requestAnimationFrame(focus);
    },
    check() {
      // Whose profile did not come may have no password: the server knows.
      if (typed !== '' || user === null) return true;
      setProblem({ code: 'required' });
      focus();
      return false;
    },
    hear(outcome) {
      if (outcome?.kind !== 'rejected') return;
      // The password was taken away, or never there, since the profile was read.
      if (outcome.code === 'ACCOUNT_PROOF_REQUIRED') {
        setIsPasswordGone(true);
        setTyped('');
        setProblem(null);
        return;
      }
      const own = outcome.fields.find(({ path }) => path === way);
      if (!own) return;
      setProblem(own);
      focus();
    },
  };
}
