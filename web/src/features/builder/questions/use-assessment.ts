import { ApiError } from '@regimen/contract/client.ts';
import type { OpenItem } from '@regimen/contract/items.ts';
import { itemOf } from '@regimen/contract/protocol-words/references.ts';
import type { AssessmentItem } from '@regimen/engine/items.ts';
import { useRef, useState } from 'react';
import { api } from '../../../api.ts';
import { useDraftStore } from '../draft/use-draft.ts';

export type OpenAssessment = OpenItem & { item: AssessmentItem };
export const isAssessment = (opened: OpenItem): opened is OpenAssessment => opened.item.kind === 'assessment';

/** What is to happen to the assessment, whichever version of it there is by then. `null`: that clashes. */
export type AssessmentChange = (item: AssessmentItem) => AssessmentItem | null;

const mostTries = 4;

/** An assessment whose questions are changed one by one, while others may do the same. */
export function useAssessment(loaded: OpenAssessment) {
  const store = useDraftStore();
  const [known, setKnown] = useState(loaded);
  const opened = known.version >= loaded.version ? known : loaded;
  // One save may follow the other before the page has been drawn again.
  const latest = useRef(opened);
  if (opened.version > latest.current.version) latest.current = opened;
  const params = { id: store.id, item: loaded.id };

  /** Others' changes of other questions are kept; the one that clashes comes back instead. */
  async function save(
    change: AssessmentChange,
  ): Promise<{ saved: OpenAssessment } | { theirs: OpenAssessment }> {
    let now = latest.current;
    for (let tries = 1; ; tries++) {
      const item = change(now.item);
      if (item === null) return { theirs: now };
      try {
        const body = { version: now.version, item };
        const saved = (await api('PUT protocols/{id}/items/{item}', { params, body })) as OpenAssessment;
        if (itemOf(store.state.get().document, saved.id)) store.know(saved.id, saved.item);
        latest.current = saved;
        setKnown(saved);
        return { saved };
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409 || tries === mostTries) throw error;
        now = (await api('GET protocols/{id}/items/{item}', { params })) as OpenAssessment;
      }
    }
  }
  return { opened, save };
}
export type Assessment = ReturnType<typeof useAssessment>;
