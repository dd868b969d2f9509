import type { SafetyRule } from '@regimen/engine/check.ts';
import { useEffect } from 'react';
import { quietApi } from '../../../api.ts';
import { rulesOf } from './rules.ts';
import { useDraftStore } from './use-draft.ts';

/** Brings the rules once for every page of the builder; pages that show them tell what they loaded. */
export function useLoadRules(): void {
  const draft = useDraftStore();
  useEffect(() => {
    const store = rulesOf(draft);
    if (store.get() !== null) return;
    quietApi('GET protocols/{id}/safety-rules', { params: { id: draft.id } }).then(
      ({ data }) => store.set(data),
      // Without them the rest is found all the same; publishing asks the server.
      () => undefined,
    );
  }, [draft]);
}

/** What a page has just loaded is newer than what was known. */
export function useKnowRules(rules: readonly SafetyRule[]): void {
  const draft = useDraftStore();
  useEffect(() => rulesOf(draft).set(rules), [draft, rules]);
}
