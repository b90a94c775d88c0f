const MAX_DEPTH = 32;

/**
 * What no schema of ours wants and the layers below cannot take: the NUL character (PostgreSQL refuses it in text)
 * and nesting deep enough to exhaust the stack. Walks without recursion for the same reason.
 */
export function findUnsafeInput(input: unknown): 'nul' | 'depth' | null {
  const waiting: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && value.includes('\0')) return 'nul';
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH) return 'depth';
    for (const [key, child] of Object.entries(value)) {
      if (key.includes('\0')) return 'nul';
      waiting.push({ value: child, depth: depth + 1 });
    }
  }
  return null;
}
