import { type DrawerSteps, useDrawerSteps } from '@/components/ui/hooks/use-drawer-steps';

const SEND_STEPS = ['send', 'send-visit', 'send-where', 'send-when', 'send-review'] as const;
type SendStep = (typeof SEND_STEPS)[number];

/** What the drawer shows: the sum, then when and where, then all of it before it is confirmed. */
export const sendPartOf = (step: SendStep | null): 'price' | 'visit' | 'review' =>
  step === 'send-review' ? 'review' : step === null || step === 'send' ? 'price' : 'visit';

export type SendSteps = DrawerSteps<SendStep>;

/** A look's delivery and its parts. */
export const useSendSteps = (): SendSteps => useDrawerSteps(SEND_STEPS);
