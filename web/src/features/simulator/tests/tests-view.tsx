import { allows } from '@regimen/contract/permissions.ts';
import type { ProgramCard } from '@regimen/contract/programs.ts';
import { mostSimulationTests } from '@regimen/contract/simulation-test-limits.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { useMounted } from '../../../shell/use-mounted.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { readSetup } from '../kept-setup.ts';
import { RunLine } from './run-line.tsx';
import { TestCard } from './test-card.tsx';
import { TestDialog } from './test-dialog.tsx';
import { testsTexts } from './tests-texts.ts';
import { useTests } from './use-tests.ts';

interface TestsViewProps {
  program: Program;
  card: ProgramCard;
  /** Of the draft that this page shows. */
  state: string;
}

/** The tests of a program: what each expects, how it went, and what stands between it and publishing. */
export function TestsView({ program, card, state }: TestsViewProps) {
  const t = useTexts(testsTexts);
  const tests = useTests(card.id);
  const { list } = tests;
  const canEdit = allows(card.may, 'edit');
  const isFull = (list?.data.length ?? 0) >= mostSimulationTests;
  return (
    <section aria-labelledby="tests-title" className="grid max-w-[60rem] gap-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id="tests-title" className="text-22">
            {t('title')}
          </h2>
          <p className="text-ink-soft">{t('lead')}</p>
        </div>
        {canEdit && list && list.data.length > 0 && !isFull && (
          <AddTest program={program} onSaved={tests.reload} />
        )}
      </div>
      {isFull && <p className="text-14 text-ink-soft">{t('most', { n: mostSimulationTests })}</p>}
      {!canEdit && <Notice>{t('viewerNote')}</Notice>}
      {list === null &&
        (tests.failed ? (
          <EmptyState title={t('failed')}>
            <Button onClick={tests.reload}>{t('tryAgain')}</Button>
          </EmptyState>
        ) : (
          <p role="status" className="text-ink-soft">
            {t('loading')}
          </p>
        ))}
      {list && list.data.length === 0 && (
        <EmptyState title={t('noneTitle')} help={t('noneHelp')}>
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to={paths.simulator(card.id)}>{t('toPopulation')}</LinkButton>
            {canEdit && <AddTest program={program} onSaved={tests.reload} />}
          </div>
        </EmptyState>
      )}
      {list && list.state !== state && <Notice tone="warning">{t('otherDraft')}</Notice>}
      <RunLine tests={tests} canRun={canEdit} />
      {list && list.data.length > 0 && (
        <ul className="grid gap-3">
          {list.data.map((test) => (
            <TestCard
              key={test.id}
              program={program}
              test={test}
              canEdit={canEdit}
              state={list.state}
              onChanged={tests.reload}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** With the people of the last run in this tab, or the usual ones. */
function AddTest({ program, onSaved }: { program: Program; onSaved: () => void }) {
  const t = useTexts(testsTexts);
  const mounted = useMounted();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('add')}
      </Button>
      {mounted && (
        <TestDialog
          open={open}
          program={program}
          onSaved={onSaved}
          result={null}
          setup={readSetup(program).setup}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
