/** Rejects once the limit has passed; the work itself goes on. */
export async function withTimeout<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new Error(`not done within ${limitMs} ms`)), limitMs)));
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for work that nothing depends on: not longer than the limit, and its failure stays its own. */
export async function waitAtMost(limitMs: number, work: Promise<unknown>): Promise<void> {
  await withTimeout(limitMs, work).catch(() => undefined);
}
