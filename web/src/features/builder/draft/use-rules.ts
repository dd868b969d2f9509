import type { SafetyRule } from '@regimen/engine/check.ts';
import { useEffect, useState } from 'react';
import { useCall } from '../../../shell/use-call.ts';
import { rulesOf } from './rules.ts';
import { useDraftStore } from './use-draft.ts';

/**
 * Brings the rules once for every page of the builder; pages that show them tell what they loaded. Should they not
 * come, the rest is found all the same; publishing asks the server.
 */
export function useLoadRules(): void {
  const draft = useDraftStore();
  // A page that shows them has told by then.
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => setUnknown(rulesOf(draft).get() === null), [draft]);
  const { data } = useCall(
    'GET protocols/{id}/safety-rules',
    isUnknown ? { params: { id: draft.id } } : null,
  );
  useEffect(() => {
    const rules = rulesOf(draft);
    if (data && rules.get() === null) rules.set(data.data);
  }, [data, draft]);
}

/** What a page has just loaded is newer than what was known. */
export function useKnowRules(rules: readonly SafetyRule[]): void {
  const draft = useDraftStore();
  useEffect(() => rulesOf(draft).set(rules), [draft, rules]);
}
