/** Does all jobs, so many at a time; what came of them is given in the order of the jobs. */
export async function inLanes<Job, Result>(
  lanes: number,
  jobs: readonly Job[],
  run: (job: Job) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const open = jobs.entries();
  const lane = async () => {
    for (const [index, job] of open) results[index] = await run(job);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
