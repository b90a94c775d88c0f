/** Rejects after the time limit; the work itself continues. */
export async function withTimeout<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new Error(`Timed out after ${limitMs} ms`)), limitMs)));
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for optional work, at most for the time limit; its failure is ignored. */
export async function waitAtMost(limitMs: number, work: Promise<unknown>): Promise<void> {
  await withTimeout(limitMs, work).catch(() => undefined);
}
