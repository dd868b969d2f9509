/**
 * Idempotency keys. Every changing call gets a fresh one, except the repetition of a call that was never
 * answered: it may have been done, so it goes out under the same key and is done at most once.
 */
export function createUnanswered(newKey: () => string) {
  const keys = new Map<string, string>();
  return {
    keyFor(signature: string): string {
      const key = keys.get(signature) ?? newKey();
      keys.set(signature, key);
      return key;
    },
    settle: (signature: string): void => void keys.delete(signature),
  };
}
