import type { DraftVersion } from '@regimen/contract/versions.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../../shell/use-call.ts';

/** Choosing a version fetches it and shows it on the canvas too; choosing it again lets go of it. */
export function useChosenVersion(id: string, onCompare: (document: Protocol | null) => void) {
  const [version, setVersion] = useState<number | null>(null);
  const { data, failed, renew } = useCall(
    'GET protocols/{id}/versions/{version}',
    version === null ? null : { params: { id, version: String(version) } },
  );
  const document = data?.document ?? null;
  const latest = useRef(onCompare);
  latest.current = onCompare;
  useEffect(() => {
    latest.current(document);
    return () => latest.current(null);
  }, [document]);
  const choose = (next: DraftVersion | null) =>
    setVersion(next === null || next.version === version ? null : next.version);
  return { version, document, failed, renew, choose };
}
