import { atMost, plainFigure, type BenchLine } from './result';
import { holdCutConversation } from '@/tests/setup/cut-conversation';

type Place = Parameters<typeof holdCutConversation>[0];
type Plan = Parameters<typeof holdCutConversation>[1];

/** Checks that all messages arrive once, in order, on both sides. */
export async function measureCuts(place: Place, plan: Plan): Promise<BenchLine[]> {
  const { member, desk, written } = await holdCutConversation(place, plan);
  const isSame = member.join() === desk.join();
  const isOrdered = (['m', 't'] as const).every((side) => member.filter((line) => line.startsWith(side)).join() === written[side].join());
  return [
    plainFigure(`messages with ${plan.cuts} cuts of the network, ${plan.files} with a file`, plan.messages, ''),
    atMost('sides on which one is lost, doubled or out of order', isOrdered ? 0 : 1, '', 0),
    atMost('sides that show something else', isSame ? 0 : 1, '', 0),
  ];
}
