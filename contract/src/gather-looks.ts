interface Look {
  at: string | Date;
  why: string;
  what: string;
  program: { id: string } | null;
}

const together = 3_600_000;
const timeOf = ({ at }: Look): number => new Date(at).getTime();

/**
 * What somebody did again and again within an hour is one line. What one opening of a page asked for, all in the same
 * minute, is one time.
 */
export function gatherLooks<T extends Look>(
  looks: readonly T[],
  whoOf: (look: T) => string | undefined,
): (T & { times: number })[] {
  const visits: (T & { times: number })[] = [];
  const lastOf = new Map<T, number>();
  for (const look of looks) {
    const same = visits.find(
      (visit) =>
        whoOf(visit) === whoOf(look) &&
        visit.why === look.why &&
        visit.what === look.what &&
        visit.program?.id === look.program?.id &&
        timeOf(visit) - timeOf(look) < together,
    );
    const minute = Math.floor(timeOf(look) / 60_000);
    if (!same) visits.push({ ...look, times: 1 });
    else if (lastOf.get(same) !== minute) same.times++;
    lastOf.set(same ?? (visits.at(-1) as T), minute);
  }
  return visits;
}
