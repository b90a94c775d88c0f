/** Two at a time: the image library uses threads of its own, and two jobs keep two cores busy. */
export async function inPairs<T>(jobs: readonly T[], work: (job: T) => Promise<void>): Promise<void> {
  const queue = [...jobs];
  await Promise.all(
    [0, 1].map(async () => {
      for (let job = queue.shift(); job !== undefined; job = queue.shift()) await work(job);
    }),
  );
}
