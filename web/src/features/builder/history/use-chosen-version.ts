import type { DraftVersion } from '@regimen/contract/versions.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../api.ts';
import { showFlash } from '../../../shell/flash.ts';
import { useRefusal } from '../../../shell/use-reaction.ts';

interface Chosen {
  version: number;
  /** `null` until it has come. */
  document: Protocol | null;
}

/** Choosing a version fetches it and shows it on the canvas too; choosing it again lets go of it. */
export function useChosenVersion(id: string, onCompare: (document: Protocol | null) => void) {
  const refusalOf = useRefusal();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** Whatever is chosen last counts, however slowly another one comes. */
  const wanted = useRef<number | null>(null);
  const latest = useRef(onCompare);
  latest.current = onCompare;
  useEffect(() => () => latest.current(null), []);
  const choose = async (next: DraftVersion | null) => {
    const same = next === null || next.version === chosen?.version;
    wanted.current = same ? null : next.version;
    setChosen(same ? null : { version: next.version, document: null });
    onCompare(null);
    if (same) return;
    const { version } = next;
    try {
      const params = { id, version: String(version) };
      const { document } = await api('GET protocols/{id}/versions/{version}', { params });
      if (wanted.current !== version) return;
      setChosen({ version, document });
      onCompare(document);
    } catch (error) {
      const { problem } = refusalOf(error);
      if (problem) showFlash({ tone: 'warning', message: problem });
      if (wanted.current === version) setChosen(null);
    }
  };
  return [chosen, choose] as const;
}
