import { useEffect } from 'react';
import type { Danger } from '../../shared/help/danger-in.ts';
import { HelpView, NobodyToldYet, WhatHappens } from '../../shared/help/help-view.tsx';
import { noteDanger } from '../../shared/help/noted-danger.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useCall } from '../../shell/use-call.ts';
import { useViewer } from '../../shell/use-shell.ts';

/** Every page knows it at once, also before the server does. */
export function useNoteDanger(inDanger: boolean): void {
  const viewer = useViewer()?.id;
  useEffect(() => {
    if (inDanger && viewer) noteDanger(viewer);
  }, [inDanger, viewer]);
}

interface TaskDangerProps {
  danger: Danger;
  /** Without a connection, so that nobody was told yet. */
  isWaiting: boolean;
  name: string;
}

/** In the place of the result: help. */
export function TaskDanger({ danger, isWaiting, name }: TaskDangerProps) {
  // Without an answer, who was told can be read later; the numbers are there.
  const help = useCall('GET urgent', isWaiting ? null : {}).data?.data[0];
  return (
    <>
      <PageHead title={name} noIndex />
      <HelpView dangers={[danger]} takesFocus>
        {isWaiting ? <NobodyToldYet /> : help && <WhatHappens help={help} />}
      </HelpView>
    </>
  );
}
