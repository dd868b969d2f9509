/** Files that are on their way to the server while the form they belong to is open: it is sent once they are part of it. */
interface Uploads {
  open: number;
  /** Why one did not arrive. */
  problem: string | null;
  waiting: ((problem: string | null) => void)[];
}

const uploads = new WeakMap<object, Uploads>();

/** From now on the form waits. What is given back ends that: with words, the file did not arrive. */
export function holdForm(form: object | null): (problem: string | null) => void {
  if (form === null) return () => undefined;
  const now = uploads.get(form) ?? { open: 0, problem: null, waiting: [] };
  uploads.set(form, now);
  now.open++;
  let isOver = false;
  return (problem) => {
    if (isOver) return;
    isOver = true;
    now.open--;
    now.problem ??= problem;
    if (now.open > 0) return;
    uploads.delete(form);
    for (const tell of now.waiting) tell(now.problem);
  };
}

export const isHeld = (form: object): boolean => uploads.has(form);

/** Once nothing is on its way any more; `null`: all of it arrived. */
export const whenFree = (form: object): Promise<string | null> =>
  new Promise((tell) => {
    const now = uploads.get(form);
    if (now) now.waiting.push(tell);
    else tell(null);
  });
