import type { FollowerStory } from '@regimen/contract/follow-ups.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { useMemo, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { RunStateView } from '../../shared/runs/run-state.tsx';
import { runTexts } from '../../shared/runs/run-texts.ts';
import type { RunWords } from '../../shared/runs/run-words.ts';
import { WhyNotQuestion } from '../../shared/runs/why-not.tsx';
import { type Answer, useCall } from '../../shell/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { gatherRecords } from './gather-records.ts';
import { DangerBanner } from './person/danger-banner.tsx';
import { RunTabs } from './person/person-view.tsx';
import { RecordRow } from './record-row.tsx';
import { type Replayed, replayRecords } from './replay-records.ts';
import { type LoadedRun, RunHead } from './run-head.tsx';
import { useVersions } from './use-versions.ts';

interface RunViewProps {
  run: LoadedRun;
  dangers: FollowerStory['openFollowUps'];
  loaded: Answer<'GET history/runs/{id}/records'>;
  /** By the names of the version that is followed now, or of another that was. */
  words: RunWords;
  wordsOf: (program: Program) => RunWords;
}

/** One follower's way: what happened, why, how they stood after it, and why a step did not come. */
export function RunView({ run, dangers, loaded, words, wordsOf }: RunViewProps) {
  const t = useTexts(runTexts);
  const {
    data: { data: records },
    hasMore,
    more,
    adding,
  } = useCall(
    'GET history/runs/{id}/records',
    { params: { id: run.id }, query: {} },
    { first: loaded, nextIn: 'after' },
  );
  const versions = useVersions(run, records);
  const told = useMemo(() => replayRecords(versions, records), [versions, records]);
  const wordsAt = (index: number): RunWords => {
    const program = versions.find(told?.[index]?.version ?? versions.current);
    return program === undefined || program === run.program ? words : wordsOf(program);
  };
  const gathered = useMemo(() => gatherRecords(records), [records]);
  const [chosen, setChosen] = useState<number | null>(null);
  const at = chosen ?? records.length - 1;
  const isLast = at === records.length - 1 && !hasMore;
  const last = told?.at(-1)?.after;
  // What is stored is the truth; what is told again only explains it.
  const differs = !hasMore && last !== undefined && run.state !== null && !sameJson(last, run.state);
  const state = (isLast && run.state) || told?.[at]?.after;
  const row = (index: number) => {
    const record = records[index];
    return (
      record && (
        <RecordRow
          key={record.number}
          record={record}
          protocol={protocolOf(told, index)}
          words={wordsAt(index)}
          versions={run.versions}
          version={told?.[index]?.version}
          isChosen={index === at}
          onChoose={() => setChosen(index)}
        />
      )
    );
  };
  return (
    <>
      <RunHead run={run} />
      <DangerBanner name={run.follower.full_name} followUps={dangers} />
      <RunTabs run={run.id} current="record" />
      {records.length === 0 ? (
        <EmptyState title={t('notBegun')} />
      ) : (
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <section aria-labelledby="steps-title" className="grid content-start gap-3">
            <h2 id="steps-title" className="text-18">
              {t('steps')}
            </h2>
            <ol className="grid gap-2">
              {gathered.map((each) =>
                each.kind === 'one' ? (
                  row(each.index)
                ) : (
                  <li key={`quiet ${each.indexes[0]}`}>
                    <details className="rounded-card border border-dashed border-line">
                      <summary className="flex min-h-11 cursor-pointer items-center px-4 text-14 text-ink-soft">
                        {t('quiet', { n: each.indexes.length })}
                      </summary>
                      <ol className="grid gap-2 p-2">{each.indexes.map(row)}</ol>
                    </details>
                  </li>
                ),
              )}
            </ol>
            {hasMore && (
              <Button look="quiet" pending={adding} onClick={more} className="justify-self-start">
                {t('more')}
              </Button>
            )}
          </section>
          {state && (
            <div className="grid content-start gap-6 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto max-lg:order-first">
              {differs && <Notice tone="warning">{t('differs')}</Notice>}
              <section
                aria-labelledby="state-title"
                className="grid gap-3 rounded-card border border-line p-4"
              >
                <h2 id="state-title" className="text-18">
                  {t('stateAfter', { number: records[at]?.number ?? 0 })}
                </h2>
                <RunStateView run={state} words={wordsAt(at)} />
              </section>
              <section
                aria-labelledby="why-not-title"
                className="grid gap-3 rounded-card border border-line p-4"
              >
                <h2 id="why-not-title" className="text-18">
                  {t('whyNot')}
                </h2>
                <WhyNotQuestion run={state} words={wordsAt(at)} enrollment={state.id} />
              </section>
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** A move is told by the version it leads to, where the protocol may stand at another place. */
function protocolOf(told: readonly Replayed[] | null, index: number): number {
  const [one, before] = [told?.[index], told?.[index - 1]];
  const hasMoved = one !== undefined && before !== undefined && one.version !== before.version;
  return (hasMoved ? one.after.index : one?.before) ?? 0;
}
