/** An amount compared with its earlier estimate; null: there was none. */
export type EstimateVerdict = { kind: 'as-estimated' } | { kind: 'more' | 'less'; by: number };

export function compareWithEstimate({ amount, estimate }: { amount: number; estimate?: number | undefined }): EstimateVerdict | null {
  if (estimate === undefined) return null;
  if (amount > estimate) return { kind: 'more', by: amount - estimate };
  return amount < estimate ? { kind: 'less', by: estimate - amount } : { kind: 'as-estimated' };
}
