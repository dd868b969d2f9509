import type { UrgentHelp } from '@regimen/contract/urgent.ts';
import type { Urgent } from '@regimen/engine/urgent.ts';
import { useEffect, useState } from 'react';
import { quietApi } from '../../api.ts';
import { HelpView, NobodyToldYet, WhatHappens } from '../../help/help-view.tsx';
import { noteDanger } from '../../help/noted-danger.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useViewer } from '../../shell/use-shell.ts';

/** Every page knows it at once, also before the server does. */
export function useNoteDanger(inDanger: boolean): void {
  const viewer = useViewer()?.id;
  useEffect(() => {
    if (inDanger && viewer) noteDanger(viewer);
  }, [inDanger, viewer]);
}

/** In the place of the result: help. `isWaiting`: without a connection, so that nobody was told yet. */
export function TaskDanger({ words, isWaiting, name }: { words: Urgent; isWaiting: boolean; name: string }) {
  const [help, setHelp] = useState<UrgentHelp | null>(null);
  useEffect(() => {
    if (isWaiting) return;
    quietApi('GET urgent').then(
      ({ data }) => setHelp(data[0] ?? null),
      // Who was told can be read later; the numbers are there.
      () => undefined,
    );
  }, [isWaiting]);
  return (
    <>
      <PageHead title={name} noIndex />
      <HelpView title={words.title} text={words.text} takesFocus>
        {isWaiting ? <NobodyToldYet /> : help && <WhatHappens help={help} />}
      </HelpView>
    </>
  );
}
