import { type Steps, useSteps } from '@/components/ui/hooks/use-steps';

const SEND_STEPS = ['send', 'send-visit', 'send-where', 'send-when', 'send-review'] as const;
type SendStep = (typeof SEND_STEPS)[number];

/** What the drawer shows: the sum, then when and where, then all of it before it is confirmed. */
export const sendPartOf = (step: SendStep | null): 'price' | 'visit' | 'review' =>
  step === 'send-review' ? 'review' : step === null || step === 'send' ? 'price' : 'visit';

export type SendSteps = Steps<SendStep>;

/** A look's delivery and its parts as history entries, so that Back is a step back and never leaves the outfits. */
export const useSendSteps = (): SendSteps => useSteps(SEND_STEPS);
