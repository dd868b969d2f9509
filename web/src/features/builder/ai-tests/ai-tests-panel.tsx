import { mostAiTests } from '@regimen/contract/ai-test-choices.ts';
import type { AiTest, AiTests } from '@regimen/contract/ai-tests.ts';
import type { AgentItem } from '@regimen/engine/items.ts';
import type { NodeOf, Protocol } from '@regimen/engine/protocol.ts';
import { useId, useState } from 'react';
import { api } from '../../../api.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { showFlash } from '../../../shell/flash.ts';
import { useAction } from '../../../shell/use-action.ts';
import { AddButton } from '../../../ui/add-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ShareBar } from '../../../ui/share-bar.tsx';
import { AlertIcon, SuccessIcon } from '../../../ui/shell-icons.tsx';
import { AiTestCard } from './ai-test-card.tsx';
import { AiTestDialog } from './ai-test-form.tsx';
import { FromConversations } from './from-conversations.tsx';
import { madeUpWords } from './made-up-words.ts';
import { branchesOf, type Named, sourcesOf } from './places.ts';
import { texts } from './texts.ts';
import { isAtWork, useAiTests } from './use-ai-tests.ts';

/** An agent by its item, or a module by its step. */
export type TestedThing =
  | { kind: 'agent'; id: string; item: AgentItem }
  | { kind: 'module'; step: NodeOf<'ai'> };

interface AiTestsPanelProps {
  /** With the items that it names. */
  protocol: Protocol;
  of: TestedThing;
  mayEdit: boolean;
}

/** The tests of an agent or an AI module: beside its form, with how often each held. */
export default function AiTestsPanel({ protocol, of, mayEdit }: AiTestsPanelProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const id = useId();
  const subject = of.kind === 'agent' ? of.id : of.step.id;
  const tested = { protocol: protocol.id, kind: of.kind, subject };
  const tests = useAiTests(tested);
  const { list } = tests;
  const [editing, setEditing] = useState<AiTest | 'new' | null>(null);
  const names = of.kind === 'agent' ? sourcesOf(protocol, of.item) : branchesOf(of.step.data.settings);
  const facts = of.kind === 'module' ? (of.step.data.settings.facts ?? []) : [];
  const knownIn = ({ given }: AiTest) => madeUpWords(protocol, facts, given.follower, locale);
  const own = list?.data.filter(({ builtIn }) => builtIn === null) ?? [];
  const builtIn = list?.data.filter((test) => test.builtIn !== null) ?? [];
  return (
    <section id="ai-tests" aria-labelledby={id} className="grid min-w-0 scroll-mt-24 gap-4">
      <div>
        <h2 id={id} className="text-18">
          {t('title')}
        </h2>
        <p className="max-w-measure text-14 text-ink-soft">
          {`${t(of.kind === 'agent' ? 'leadAgent' : 'leadModule')} ${t('saved')}`}
        </p>
      </div>
      {!list && !tests.failed && (
        <p role="status" className="text-ink-soft">
          {t('loading')}
        </p>
      )}
      {!list && tests.failed && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p>{t('loadFailed')}</p>
          <Button look="quiet" onClick={tests.reload}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {list && (
        <>
          <RunLine
            list={list}
            isModule={of.kind === 'module'}
            isAsking={tests.isAsking}
            run={mayEdit ? tests.run : null}
          />
          {own.length === 0 && of.kind === 'module' && (
            <Notice tone="warning" title={t('noneTitle')}>
              {t('none')}
            </Notice>
          )}
          {own.length > 0 && (
            <ul aria-label={t('own')} className="grid gap-3">
              {own.map((test) => (
                <AiTestCard key={test.id} test={test} names={names} known={knownIn(test)}>
                  {mayEdit && (
                    <OwnTest
                      protocol={protocol.id}
                      test={test}
                      onEdit={() => setEditing(test)}
                      onGone={tests.reload}
                    />
                  )}
                </AiTestCard>
              ))}
            </ul>
          )}
          {mayEdit &&
            (own.length < mostAiTests ? (
              <AddButton onClick={() => setEditing('new')}>{t('add')}</AddButton>
            ) : (
              <p className="text-14 text-ink-soft">{t('most', { n: mostAiTests })}</p>
            ))}
          {mayEdit && of.kind === 'agent' && own.length < mostAiTests && (
            <FromConversations protocol={protocol.id} subject={of.id} onMade={tests.reload} />
          )}
          {builtIn.length > 0 && <BuiltIn tests={builtIn} names={names} />}
        </>
      )}
      <AiTestDialog
        open={editing !== null}
        test={editing === 'new' ? null : editing}
        protocol={protocol}
        of={of}
        onClose={() => setEditing(null)}
        onSaved={tests.reload}
      />
    </section>
  );
}

interface RunLineProps {
  list: AiTests;
  isModule: boolean;
  isAsking: boolean;
  run: (() => void) | null;
}

function RunLine({ list: { data, model }, isModule, isAsking, run }: RunLineProps) {
  const t = useTexts(texts);
  if (data.length === 0) return null;
  const red = data.filter(({ result }) => result?.status !== 'passed').length;
  const done = data.filter((test) => !isAtWork(test)).length;
  const isRunning = done < data.length;
  const Icon = red === 0 ? SuccessIcon : AlertIcon;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div role="status" className="min-w-0 flex-1 basis-52">
        {isRunning ? (
          <>
            <p className="tabular-nums">{t('running', { done, all: data.length })}</p>
            <ShareBar
              share={done / data.length}
              fill="bg-primary"
              className="mt-1.5 h-1.5 max-w-80 bg-line"
            />
          </>
        ) : (
          <p className="flex items-start gap-2.5 font-medium">
            <Icon className={`mt-0.5 shrink-0 ${red === 0 ? 'text-success-text' : 'text-danger-text'}`} />
            {red === 0 ? t('allPassed', { n: data.length }) : t('notAll', { n: red })}
          </p>
        )}
        <p className="text-14 text-ink-soft">
          {model ? t('byModel', { model }) : t(isModule ? 'byRule' : 'byGuide')}
        </p>
      </div>
      {run && red > 0 && (
        <Button look="quiet" pending={isAsking || isRunning} onClick={run}>
          {t('run')}
        </Button>
      )}
    </div>
  );
}

/** Folded away while nothing is wrong with them. */
function BuiltIn({ tests, names }: { tests: readonly AiTest[]; names: readonly Named[] }) {
  const t = useTexts(texts);
  const red = tests.filter(({ result }) => result?.status === 'failed' || result?.status === 'broken');
  const list = (some: readonly AiTest[]) => (
    <ul className="grid gap-3">
      {some.map((test) => (
        <AiTestCard key={test.id} test={test} names={names} />
      ))}
    </ul>
  );
  return (
    <div className="grid gap-3">
      {red.length > 0 && list(red)}
      <details>
        <summary className="cursor-pointer font-medium text-primary-text">
          {t('builtIn', { n: tests.length })}
          {red.length > 0 && (
            <span className="font-normal text-danger-text">{` · ${t('builtInRed', { n: red.length })}`}</span>
          )}
        </summary>
        <div className="mt-3 grid gap-3">
          <p className="text-14 text-ink-soft">{t('builtInHelp')}</p>
          {list(tests.filter((test) => !red.includes(test)))}
        </div>
      </details>
    </div>
  );
}

interface OwnTestProps {
  protocol: string;
  test: AiTest;
  onEdit: () => void;
  onGone: () => void;
}

function OwnTest({ protocol, test, onEdit, onGone }: OwnTestProps) {
  const t = useTexts(texts);
  const [removing, setRemoving] = useState(false);
  const [remove, isRemoving] = useAction(async () => {
    await api('DELETE protocols/{id}/ai-tests/{test}', { params: { id: protocol, test: test.id } });
    showFlash({ tone: 'success', message: t('deleted') });
    onGone();
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="plain" className="min-h-9 px-3 text-14" onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button look="plain" className="min-h-9 px-3 text-14" onClick={() => setRemoving(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={removing}
        title={t('deleteTitle', { name: test.name })}
        text={t('deleteText')}
        keep={t('keep')}
        confirm={t('delete')}
        pending={isRemoving}
        onClose={() => setRemoving(false)}
        onConfirm={remove}
      />
    </div>
  );
}
