import { holdCutConversation } from '@/tests/setup/cut-conversation';

type Place = Parameters<typeof holdCutConversation>[0];
type Plan = Parameters<typeof holdCutConversation>[1];

/** @returns whether all messages arrived once, in order, on both sides */
export async function measureCuts(place: Place, plan: Plan): Promise<boolean> {
  const { member, desk, written } = await holdCutConversation(place, plan);
  const isSame = member.join() === desk.join();
  const isOrdered = (['m', 't'] as const).every((side) => member.filter((line) => line.startsWith(side)).join() === written[side].join());
  console.log(`${plan.messages} messages, ${plan.files} with a file, ${plan.cuts} cuts: ${member.length} arrived at the member, ${desk.length} at the team; the same on both sides: ${isSame}, in order and once: ${isOrdered}`);
  return isSame && isOrdered;
}
