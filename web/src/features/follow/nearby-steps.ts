const behind = 2;
const ahead = 4;

/** The part of a long way that matters today: a little behind, and a little further. */
export function nearbySteps<S extends { state: string }>(steps: readonly S[]): readonly S[] {
  if (steps.length <= behind + ahead + 3) return steps;
  const here = steps.findIndex(({ state }) => state === 'here');
  const at = here === -1 ? lastReached(steps) : here;
  const from = Math.max(0, Math.min(at - behind, steps.length - behind - ahead - 1));
  return steps.slice(from, from + behind + ahead + 1);
}

const lastReached = (steps: readonly { state: string }[]) =>
  Math.max(
    0,
    steps.findLastIndex(({ state }) => state !== 'ahead'),
  );
