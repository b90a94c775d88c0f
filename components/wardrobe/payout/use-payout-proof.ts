import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import type { UserProfile } from '@/lib/contract/account';
import type { FieldProblem } from '@/lib/contract/envelope';
import { useSendPayoutCode } from '@/services/wardrobe/payout';
import type { Outcome, ActionFailure } from '@/services/http/outcome';
import { useFieldMessage } from '@/components/ui/forms/use-field-message';

export interface PayoutProof {
  id: string;
  way: 'password' | 'code';
  /** Receives the code; the account of the password. */
  email: string;
  /** A field is shown: the password's, or the code's once it has been requested. */
  isAsked: boolean;
  label: string;
  typed: string;
  error: string | null;
  /** The code is being sent. */
  isSending: boolean;
  /** Why the code could not be mailed. */
  sendFailure: ActionFailure | null;
  type: (value: string) => void;
  /** Mails a new code and shows its field. */
  sendCode: () => Promise<void>;
  /** Clears the message about the mail. */
  forgetSending: () => void;
  /** Shows an error if the proof is missing. @returns whether the form can be sent */
  check: () => boolean;
  /** Shows a refusal that concerns the proof at its field. */
  showRefusal: (outcome: Outcome<object> | null) => void;
}

/** Whether the proof was refused; that is shown at its field. */
export const isAboutProof = (failure: ActionFailure): boolean =>
  failure.kind === 'rejected' &&
  (failure.code === 'ACCOUNT_PROOF_REQUIRED' || failure.fields.some(({ path }) => path === 'password' || path === 'code'));

/** Proof of identity for a change of payout details: the password, or a mailed code for members without one. */
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
      // The field is mounted already, or in the next frame if it is new.
      requestAnimationFrame(focus);
    },
    check() {
      // Without a loaded profile the member may have no password: let the server decide.
      if (typed !== '' || user === null) return true;
      setProblem({ code: 'required' });
      focus();
      return false;
    },
    showRefusal(outcome) {
      if (outcome?.kind !== 'rejected') return;
      // The member has no password (any more), but the profile was read before that.
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
