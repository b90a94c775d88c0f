import type { Tree } from './node';
import { InvalidDataError } from './path';

/** What `{".sv": ...}` stands for: the server's time, or the present number plus a difference. */
export function resolveServerValue(raw: unknown, context: { existing: Tree; now: number }): number {
  if (raw === 'timestamp') return context.now;
  if (typeof raw === 'object' && raw !== null && 'increment' in raw && typeof raw.increment === 'number') {
    const { existing } = context;
    const base = existing?.kind === 'leaf' && typeof existing.value === 'number' ? existing.value : 0;
    const sum = base + raw.increment;
    if (Number.isFinite(sum)) return sum;
  }
  throw new InvalidDataError('Unknown server value');
}
