/** CPU time of this process and its threads for the work, in milliseconds: what else runs on the machine adds nothing to it. */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
