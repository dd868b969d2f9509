import { Worker } from 'node:worker_threads';

/** The child's side of child-work.ts: answers one piece of work after another, until its parent lets go of it. */
export function answerWork<Work, Answer>(answer: (work: Work) => Promise<Answer>): void {
  process.on('message', (work: Work) => {
    answer(work).then((made) => process.send?.({ made }));
  });
  process.on('disconnect', () => process.exit(0));
  endWithParent();
  process.send?.('ready');
}

/** Work that never comes to an end hears no `disconnect`. On a thread of its own something still looks who the parent is. */
function endWithParent(): void {
  const look = `setInterval(() => {
      if (process.ppid !== ${Number(process.argv[2])}) process.kill(process.pid, 'SIGKILL');
    }, 1000);`;
  const watching = new Worker(look, { eval: true, env: {}, resourceLimits: { maxOldGenerationSizeMb: 8 } });
  watching.unref();
}
