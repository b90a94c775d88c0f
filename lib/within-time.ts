/** Waits for work that nothing depends on: not longer than `limitMs`, and its failure stays its own. */
export async function withinTime(limitMs: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise((resolve) => (timer = setTimeout(resolve, limitMs)));
  await Promise.race([work.catch(() => undefined), limit]);
  clearTimeout(timer);
}
