/**
 * Does some work and tells what it took of the processors, ms, by all threads of this process: unlike the time that
 * passes it is the same on a machine that is busy with others.
 */
export async function processorTime<T>(work: () => Promise<T>): Promise<{ done: T; took: number }> {
  const before = process.cpuUsage();
  const done = await work();
  const { user, system } = process.cpuUsage(before);
  return { done, took: (user + system) / 1000 };
}
