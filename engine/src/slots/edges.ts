/**
 * Stretches of instants as one flat list: from, to, from, to … in order, half-open, none touching the next. An instant
 * is inside where the number of edges at or before it is odd. [S1]
 */
export type Edges = readonly number[];

/** In order and none touching the next, whatever they were. */
export function joined(stretches: number[]): Edges {
  const inOrder = areInOrder(stretches) ? stretches : sorted(stretches);
  const edges: number[] = [];
  for (let index = 0; index < inOrder.length; index += 2) {
    const [from, to] = [inOrder[index] as number, inOrder[index + 1] as number];
    const last = edges.length - 1;
    if (last > 0 && from <= (edges[last] as number)) edges[last] = Math.max(edges[last] as number, to);
    else edges.push(from, to);
  }
  return edges;
}

function areInOrder(stretches: readonly number[]): boolean {
  for (let index = 2; index < stretches.length; index += 2)
    if ((stretches[index] as number) < (stretches[index - 2] as number)) return false;
  return true;
}

function sorted(stretches: readonly number[]): number[] {
  const pairs: [number, number][] = [];
  for (let index = 0; index < stretches.length; index += 2)
    pairs.push([stretches[index] as number, stretches[index + 1] as number]);
  return pairs.sort((a, b) => a[0] - b[0]).flat();
}

/** What is in both. */
export function common(some: Edges, others: Edges): Edges {
  const edges: number[] = [];
  let [one, other] = [0, 0];
  while (one < some.length && other < others.length) {
    const [end, otherEnd] = [some[one + 1] as number, others[other + 1] as number];
    const from = Math.max(some[one] as number, others[other] as number);
    const to = Math.min(end, otherEnd);
    if (from < to) edges.push(from, to);
    if (end < otherEnd) one += 2;
    else other += 2;
  }
  return edges;
}

/** What is in the first and not in the second. */
export function without(some: Edges, blocked: Edges): Edges {
  const edges: number[] = [];
  let block = 0;
  for (let index = 0; index < some.length; index += 2) {
    let from = some[index] as number;
    const to = some[index + 1] as number;
    while (block < blocked.length && (blocked[block + 1] as number) <= from) block += 2;
    for (let at = block; at < blocked.length && (blocked[at] as number) < to; at += 2) {
      if ((blocked[at] as number) > from) edges.push(from, blocked[at] as number);
      from = Math.max(from, blocked[at + 1] as number);
    }
    if (from < to) edges.push(from, to);
  }
  return edges;
}
