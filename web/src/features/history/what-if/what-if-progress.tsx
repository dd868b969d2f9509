import type { WhatIf } from '@regimen/contract/what-if.ts';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useWatch } from '../../../realtime/use-watch.ts';
import { showFlash } from '../../../shell/flash.ts';
import { useAction } from '../../../shell/use-action.ts';
import { tell, useCall } from '../../../shell/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { whatIfPath } from './what-if-query.ts';
import { whatIfTexts } from './what-if-texts.ts';

const isOver = (status: WhatIf['status']) => status === 'done' || status === 'failed';

/** How far it is; when it is done the page loads what came of it. */
export function WhatIfProgress({ whatIf }: { whatIf: WhatIf }) {
  const t = useTexts(whatIfTexts);
  const navigate = useNavigate();
  const params = useMemo(() => ({ id: whatIf.programId, whatIf: whatIf.id }), [whatIf.programId, whatIf.id]);
  const { data: progress, renew } = useCall(
    'GET programs/{id}/what-ifs/{whatIf}/progress',
    { params },
    { first: whatIf },
  );
  useWatch('work', whatIf.programId, () => void renew(), { atOnce: true });
  const { status, peopleDone, peopleCount } = progress;
  useEffect(() => {
    if (isOver(status)) void tell('GET programs/{id}/what-ifs/{whatIf}', params);
  }, [status, params]);
  const [stop, stopping] = useAction(async () => {
    await api('DELETE programs/{id}/what-ifs/{whatIf}', { params });
    showFlash({ tone: 'success', message: t('stopped') });
    navigate(whatIfPath({ program: whatIf.programId }), { replace: true });
  });
  const share = peopleCount ? peopleDone / peopleCount : 0;
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-raised p-3 ps-4">
      <div className="grid min-w-0 flex-1 gap-2">
        <p role="status" className="text-14 tabular-nums">
          {peopleCount === null ? t('waiting') : t('soFar', { done: peopleDone, of: peopleCount })}
        </p>
        <ProgressBar share={share} of={t('running')} />
      </div>
      <Button look="quiet" pending={stopping} onClick={stop}>
        {t('stop')}
      </Button>
    </div>
  );
}
