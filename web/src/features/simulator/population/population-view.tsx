import { dayAndTime } from '@regimen/contract/language/instants.ts';
import { allows } from '@regimen/contract/permissions.ts';
import type { ProgramCard } from '@regimen/contract/programs.ts';
import type { SimulatedVersion } from '@regimen/contract/simulator.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { quietApi } from '../../../api.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { foundDanger } from '../../../shared/runs/found-danger.ts';
import { useNow } from '../../../shell/use-mounted.ts';
import { Button } from '../../../ui/button.tsx';
import { changeThenFocus } from '../../../ui/change-then-focus.ts';
import { Notice } from '../../../ui/notice.tsx';
import { CompareView } from '../compare/compare-view.tsx';
import { draftsBefore, type KeptDraft, keepDraft } from '../kept-drafts.ts';
import { freshSetup } from '../kept-setup.ts';
import type { ProgramWords } from '../program-words.ts';
import { SetupProvider } from '../setup/setup-context.ts';
import { FollowersField, isUsualSetup, SetupPanel } from '../setup/setup-panel.tsx';
import { useSetupForm } from '../setup/use-setup-form.ts';
import { SaveAsTest } from '../tests/save-as-test.tsx';
import { AskRealModel } from './ask-real-model.tsx';
import { ChoiceBar, choicePath, useChoiceName } from './choice-bar.tsx';
import { readChoices, useVersions } from './choices.ts';
import type { FlowViews } from './flow-props.ts';
import { ModelRunBar } from './model-run-bar.tsx';
import { populationTexts } from './population-texts.ts';
import { Results } from './results.tsx';
import { RunBar } from './run-bar.tsx';
import { sampleShares } from './sample-shares.ts';
import { useModelRun } from './use-model-run.ts';
import { type Candidate, useRuns } from './use-runs.ts';

interface PopulationViewProps {
  program: Program;
  state: string;
  card: ProgramCard;
  versions: readonly SimulatedVersion[];
  wordsOf: (program: Program) => ProgramWords;
  views: FlowViews;
}

/** Many followers, sent through the draft or a version; or through two of them, side by side. */
export function PopulationView({ program, state, card, versions, wordsOf, views }: PopulationViewProps) {
  const t = useTexts(populationTexts);
  const locale = useLocale();
  const now = useNow();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { form, applied, apply, reset, isDirty } = useSetupForm(program);
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  // `undefined`: the tab has not been asked yet.
  const [before, setBefore] = useState<KeptDraft | null | undefined>(undefined);
  useEffect(() => setBefore(draftsBefore(program)[0] ?? null), [program]);

  const isVersion = (choice: string) => versions.some(({ id }) => id === choice);
  const { of, beside } = readChoices(
    search,
    (choice) => choice === 'draft' || (choice === 'before' && before !== null) || isVersion(choice),
  );
  const wanted = [of, beside].filter((choice) => choice !== null);
  const { programOf, failed, retry } = useVersions(card.id, wanted.filter(isVersion));
  const candidateOf = (choice: string): Candidate | null => {
    if (choice === 'before') return before ? { key: `before ${before.at}`, program: before.program } : null;
    if (!isVersion(choice)) return { key: `draft ${state}`, program };
    const content = programOf(choice);
    return content ? { key: choice, program: content } : null;
  };
  const found = wanted.map(candidateOf);
  const keys = found.map((candidate) => candidate?.key ?? '').join('|');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key stands for its content
  const candidates = useMemo(
    () => (found.some((candidate) => candidate === null) ? null : (found as Candidate[])),
    [keys],
  );
  const runs = useRuns(candidates, applied);
  const model = useModelRun();
  const mayEdit = allows(card.may, 'edit');
  const [chosen] = candidates ?? [];
  const mayAsk = mayEdit && chosen && of !== 'before' && beside === null;
  const { outcome } = runs;

  const isDraftLived = runs.isCurrent && of === 'draft';
  useEffect(() => {
    if (!isDraftLived) return;
    keepDraft(program, Date.now());
    const index = outcome?.candidates.findIndex((candidate) => candidate.program === program) ?? -1;
    const lived = outcome?.results[index];
    if (!lived?.complete || !mayEdit) return;
    const told = { params: { id: card.id }, body: { state, danger: foundDanger(lived.steps) } };
    // Who prepares publishing is told beside; what the run shows stands by itself.
    quietApi('PUT programs/{id}/simulator/danger', told).catch(() => undefined);
  }, [isDraftLived, program, state, outcome, mayEdit, card.id]);

  const triedBefore = before ? dayAndTime(locale, before.at, now) : null;
  const nameOf = useChoiceName(versions, triedBefore);
  const askModel = () => {
    if (!chosen || !form) return;
    const version = isVersion(of) ? of : null;
    model.start({ programId: card.id, program: chosen.program, version, state }, form.setup);
    setOpen(false);
  };
  const useShares = () => {
    if (!model.run || !form) return;
    form.change('choices', { ...form.setup.choices, ...sampleShares(model.run) });
    model.clear();
    setOpen(true);
  };
  const start = () => {
    model.clear();
    if (apply()) {
      // Below a long panel nobody would see what comes of it.
      setOpen(false);
      return;
    }
    changeThenFocus(
      () => setOpen(true),
      () => panel.current?.querySelector<HTMLElement>('[aria-invalid]'),
    );
  };
  const sides = useMemo(
    () =>
      outcome?.candidates.map((candidate, index) => ({
        program: candidate.program,
        result: outcome.results[index] as NonNullable<(typeof outcome.results)[number]>,
        words: wordsOf(candidate.program),
      })) ?? [],
    [outcome, wordsOf],
  );
  const [main, other] = sides;
  // The draft alone can be kept as a test, whether another version was lived beside it or not.
  const saving = main && outcome && mayEdit && outcome.candidates[0]?.program === program && (
    <div>
      <SaveAsTest program={program} setup={outcome.setup} result={main.result} />
    </div>
  );
  if (!form || !applied)
    return (
      <p role="status" className="text-ink-soft">
        {t('running')}
      </p>
    );
  return (
    <SetupProvider value={form}>
      <div className="grid gap-5">
        <form
          className="grid gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            start();
          }}
        >
          <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 xl:flex xl:flex-wrap">
            <ChoiceBar
              program={card.id}
              versions={versions}
              triedBefore={triedBefore}
              of={of}
              beside={beside}
            />
            <FollowersField />
            <Button type="submit" className="sm:mt-7.5">
              {t('run', { n: Number.isFinite(form.setup.followers) ? form.setup.followers : 0 })}
            </Button>
          </div>
          <SetupPanel
            program={program}
            programWords={wordsOf(program)}
            open={isOpen}
            onToggle={() => setOpen(!isOpen)}
            panel={panel}
            chooser={mayAsk && <AskRealModel pending={model.asked !== null} onStart={askModel} />}
            onReset={isUsualSetup(form.setup, freshSetup(program)) ? null : reset}
          />
        </form>
        {before && of === 'draft' && beside !== 'before' && (
          <Notice title={t('changedTitle')}>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span>{t('changedHelp')}</span>
              <Button
                look="quiet"
                onClick={() => navigate(choicePath(card.id, 'draft', 'before'), { preventScrollReset: true })}
              >
                {t('seeBoth')}
              </Button>
            </div>
          </Notice>
        )}
        {failed && (
          <Notice tone="warning">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span>{t('loadFailed')}</span>
              <Button look="quiet" onClick={retry}>
                {t('tryAgain')}
              </Button>
            </div>
          </Notice>
        )}
        <RunBar runs={runs} />
        <ModelRunBar model={model} onUseShares={useShares} />
        {isDirty && !runs.progress && outcome && <p className="text-14 text-ink-soft">{t('notApplied')}</p>}
        <p role="status" className="sr-only">
          {runs.isCurrent && t('done', { n: applied.followers })}
        </p>
        {model.run ? (
          <Results
            result={model.run.result}
            program={model.run.program}
            words={wordsOf(model.run.program)}
            setup={model.run.setup}
            views={views}
            walkIn={null}
          />
        ) : (
          <div className={runs.isCurrent ? '' : 'opacity-60'}>
            {main && !other && outcome && (
              <Results
                {...main}
                setup={outcome.setup}
                views={views}
                walkIn={outcome.candidates[0]?.program === program ? card.id : null}
                actions={saving}
              />
            )}
            {main && other && beside !== null && (
              <div className="grid gap-8">
                {saving}
                <CompareView
                  before={{ ...other, name: nameOf(beside) }}
                  after={{ ...main, name: nameOf(of) }}
                />
              </div>
            )}
          </div>
        )}
      </div>
    </SetupProvider>
  );
}
