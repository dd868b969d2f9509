import type { ModelCandidate } from '@regimen/contract/site-model.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { StepUp } from '../../shared/step-up/use-step-up.tsx';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { tell } from '../../shell/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { ShareBar } from '../../ui/share-bar.tsx';
import { aiTexts } from './ai-texts.ts';
import { Panel } from './desk.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface CandidatePanelProps {
  candidate: ModelCandidate;
  /** The model that answers until then; `null`: the built-in guide. */
  answering: string | null;
  proven: StepUp['proven'];
  onDropped: () => void;
}

/** A model that was chosen and doesn't answer yet: how far its tests are, and what did not pass. */
export function CandidatePanel({ candidate, answering, proven, onDropped }: CandidatePanelProps) {
  const t = useTexts(aiTexts);
  const [isTaking, setTaking] = useState(false);
  const { name, isStopped, tests, red } = candidate;
  const changed = async (words: string) => {
    showFlash({ tone: 'success', message: words });
    await tell('GET dashboard/ai');
  };
  const [test, testing] = useAction(async () => {
    await api('POST dashboard/ai/candidate/test');
    await changed(t('testedAgain'));
  });
  const [drop, dropping] = useAction(async () => {
    await api('DELETE dashboard/ai/candidate');
    await changed(t('kept'));
    onDropped();
  });
  const stays = answering ? t('stays', { name: answering }) : t('guideStays');
  return (
    <Panel title={t('candidate', { name })}>
      <div role="status" className="grid gap-2">
        {isStopped ? (
          <p className="font-medium">{t('stopped')}</p>
        ) : (
          <>
            <p className="tabular-nums">
              {tests.all === 0 ? t('gathering') : t('testing', { done: tests.done, all: tests.all })}
            </p>
            <ShareBar
              share={tests.all === 0 ? 0 : tests.done / tests.all}
              fill="bg-primary"
              className="h-1.5 max-w-80 bg-line"
            />
          </>
        )}
        <p className="text-14 text-ink-soft">{`${stays} ${t(isStopped ? 'decide' : 'takesOver', { name })}`}</p>
      </div>
      {red.length > 0 && <RedTests red={red} />}
      <div className="flex flex-wrap gap-2">
        {isStopped && (
          <Button pending={testing} onClick={() => test()}>
            {t('testAgain')}
          </Button>
        )}
        <Button look="quiet" pending={dropping} onClick={() => drop()}>
          {answering ? t('keep', { name: answering }) : t('keepGuide')}
        </Button>
        <Button look="quiet" onClick={() => setTaking(true)}>
          {t('take')}
        </Button>
      </div>
      <ReasonDialog
        open={isTaking}
        title={t('takeTitle', { name })}
        help={t(red.length > 0 ? 'takeHelpRed' : 'takeHelp')}
        reasonHelp={t('takeReasonHelp')}
        confirm={t('takeNow')}
        isDanger
        onClose={() => setTaking(false)}
        act={async ({ reason = '' }) => {
          await proven(() => api('POST dashboard/ai/candidate/take', { body: { reason } }));
          setTaking(false);
          await changed(t('taken', { name }));
        }}
      >
        {red.length > 0 && <RedTests red={red} />}
      </ReasonDialog>
    </Panel>
  );
}

function RedTests({ red }: Pick<ModelCandidate, 'red'>) {
  const t = useTexts(aiTexts);
  return (
    <ul aria-label={t('red')} className="grid gap-3">
      {red.map(({ program, kind, name, tests }) => (
        <li key={`${program} ${kind} ${name}`} className="text-14">
          <p className="font-medium">
            <bdi>{t(`of_${kind}`, { name, program })}</bdi>
          </p>
          <ul className="list-disc ps-5 text-ink-soft">
            {tests.map((test) => (
              <li key={test.name}>
                <bdi>{test.name}</bdi>
                {test.noAnswer && ` · ${t('noAnswer')}`}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
