/** Remarks on one step, or on the whole protocol with `null`. */
export function CommentsPanel({ nodeId }: { nodeId: string | null }) {
  return <section data-step={nodeId} />;
}

/** How many open remarks each step has; those about the whole protocol are under the empty id. */
export function useOpenComments(): Map<string, number> {
  return new Map();
}
