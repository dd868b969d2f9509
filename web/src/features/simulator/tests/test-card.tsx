import { percentWords } from '@regimen/contract/language/quantities.ts';
import type { SimulationTest } from '@regimen/contract/simulation-tests.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { type Judgement, judge } from '@regimen/engine/simulate/expectations.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../api.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { showFlash } from '../../../shell/flash.ts';
import { useAction } from '../../../shell/use-action.ts';
import { WhenIn } from '../../../shell/when.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { runPopulation } from '../worker-client.ts';
import { namesIn, valueWords } from './measure-words.ts';
import { TestDialog } from './test-dialog.tsx';
import { FaultLine, Judgements, TestBadge } from './test-result.tsx';
import { testsTexts } from './tests-texts.ts';

interface TestCardProps {
  program: Program;
  test: SimulationTest;
  state: string;
  canEdit: boolean;
  onChanged: () => void;
}

/** One test: whom it sends through, what it expects, how it went, and what can be done about it. */
export function TestCard({ program, test, state, canEdit, onChanged }: TestCardProps) {
  const t = useTexts(testsTexts);
  const locale = useLocale();
  const [editing, setEditing] = useState(false);
  const [removing, setRemoving] = useState(false);
  const here = useTryHere(program, test);
  const { setup, expectations, result } = test;
  const names = namesIn(program.protocols.map(({ protocol }) => protocol));
  const [remove, isRemoving] = useAction(async () => {
    await api('DELETE programs/{id}/simulation-tests/{test}', { params: { id: program.id, test: test.id } });
    showFlash({ tone: 'success', message: t('removed') });
    onChanged();
  });
  return (
    <li className="grid gap-3 rounded-card border border-line bg-raised p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-18 leading-heading wrap-anywhere">
            <bdi>{test.name}</bdi>
          </h3>
          <p className="text-14 text-ink-soft">
            {t('people', { n: setup.followers, days: valueWords('daysToFinish', setup.days, locale) })}
            {result && result.status !== 'waiting' && (
              <>
                {' · '}
                <WhenIn at={result.ranAt} words={(when) => t('ran', { when })} />
              </>
            )}
          </p>
        </div>
        <TestBadge result={result} state={state} />
      </div>
      <Judgements expectations={expectations} judgements={result?.judgements ?? []} names={names} />
      {result && <FaultLine fault={result.fault} />}
      <div role="status" className="empty:hidden">
        {here.judgements && (
          <div className="grid gap-2 rounded-control bg-sunken p-3">
            <p className="text-14 font-medium">{t('triedHere')}</p>
            <Judgements expectations={expectations} judgements={here.judgements} names={names} />
          </div>
        )}
        {here.failed && <p className="text-danger-text">{t('couldNotTry')}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {here.share === null ? (
          <Button look="quiet" className="min-h-9 px-3 text-14" onClick={here.start}>
            {t('tryHere')}
          </Button>
        ) : (
          <>
            <span className="inline-flex min-h-9 items-center text-14 text-ink-soft tabular-nums">
              {t('trying', { percent: percentWords(locale, here.share) })}
            </span>
            <Button look="quiet" className="min-h-9 px-3 text-14" onClick={here.stop}>
              {t('stop')}
            </Button>
          </>
        )}
        {canEdit && (
          <>
            <Button look="plain" className="min-h-9 px-3 text-14" onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
            <Button look="plain" className="min-h-9 px-3 text-14" onClick={() => setRemoving(true)}>
              {t('remove')}
            </Button>
          </>
        )}
      </div>
      <TestDialog
        open={editing}
        program={program}
        setup={setup}
        test={test}
        result={null}
        onClose={() => setEditing(false)}
        onSaved={onChanged}
      />
      <ConfirmDialog
        open={removing}
        title={t('removeTitle', { name: test.name })}
        text={t('removeText')}
        keep={t('keep')}
        confirm={t('remove')}
        pending={isRemoving}
        onClose={() => setRemoving(false)}
        onConfirm={remove}
      />
    </li>
  );
}

/** Runs a test in this page's worker, on the draft that the page shows. */
function useTryHere(program: Program, { setup, expectations }: SimulationTest) {
  const [share, setShare] = useState<number | null>(null);
  const [judgements, setJudgements] = useState<Judgement[] | null>(null);
  const [failed, setFailed] = useState(false);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const start = async () => {
    const own = new AbortController();
    control.current = own;
    setShare(0);
    setFailed(false);
    setJudgements(null);
    try {
      const onProgress = (done: number, of: number) => setShare(done / of);
      setJudgements(
        judge(await runPopulation(program, setup, { onProgress, signal: own.signal }), expectations),
      );
    } catch {
      setFailed(!own.signal.aborted);
    } finally {
      setShare(null);
    }
  };
  return { share, judgements, failed, start, stop: () => control.current?.abort() };
}
