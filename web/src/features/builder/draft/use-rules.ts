import type { SafetyRule } from '@regimen/engine/check.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useCall } from '../../../shell/use-call.ts';
import { rulesOf } from './rules.ts';
import { useDraftStore } from './use-draft.ts';

/**
 * Brings the rules once for every page of the builder; pages that show them tell what they loaded. Should they not
 * come, the rest is found all the same; publishing asks the server.
 */
export function useLoadRules(): void {
  const draft = useDraftStore();
  const { get, set, subscribe } = rulesOf(draft);
  const isUnknown = useSyncExternalStore(subscribe, get, get) === null;
  const { data } = useCall(
    'GET protocols/{id}/safety-rules',
    isUnknown ? { params: { id: draft.id } } : null,
  );
  useEffect(() => {
    if (data) set(data.data);
  }, [data, set]);
}

/** What a page has just loaded is newer than what was known. */
export function useKnowRules(rules: readonly SafetyRule[]): void {
  const draft = useDraftStore();
  useEffect(() => rulesOf(draft).set(rules), [draft, rules]);
}
