import { useRef, useState } from 'react';
import { useUpdateUser } from '@/components/auth/use-update-user';
import type { CallCallbacks } from '@/services/http/outcome';
import type { CallBody, CallData } from '@/services/http/send-call';

/** Choices that are saved at once: shown as made, rolled back when refused; those made during a save are sent together after it. */
export function useProfileChoices<Choices extends object>(
  kept: Choices,
  bodyOf: (chosen: Choices) => CallBody<'updateUser'>,
  callbacks: CallCallbacks<CallData<'updateUser'>> = {},
) {
  const { failure, isDone, run } = useUpdateUser(callbacks);
  const [moved, setMoved] = useState<Choices | null>(null);
  const waiting = useRef<Choices | null>(null);
  const isSending = useRef(false);

  const send = async () => {
    isSending.current = true;
    while (waiting.current) {
      const sent = waiting.current;
      waiting.current = null;
      await run({ body: bodyOf(sent) });
      // After the answer the profile is the truth, except for changes still waiting.
      setMoved(waiting.current);
    }
    isSending.current = false;
  };
  const change = (part: Choices) => {
    waiting.current = { ...waiting.current, ...part };
    setMoved((before) => ({ ...before, ...part }));
    if (!isSending.current) void send();
  };
  return { chosen: { ...kept, ...moved }, failure, isDone, change };
}
