import type { OpenTask } from '@regimen/contract/tasks.ts';
import type { Answers } from '@regimen/engine/questions.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AnswersGiven } from './ending/answers-given.tsx';
import { ReadingEnding } from './ending/reading-ending.tsx';
import { ScoreEnding } from './ending/score-ending.tsx';
import { taskTexts } from './task-texts.ts';

/** What came of it, for each kind its own: the chart, the days, the score, or the words that were written. */
export function TaskResultView({ task, onChanged }: { task: OpenTask; onChanged: (task: OpenTask) => void }) {
  const t = useTexts(taskTexts);
  const { item, itemKey, kpi, kpiKey, result } = task;
  if (!result) return null;
  if (result.type === 'answers' && item?.kind === 'assessment' && item.scoring.method !== 'none')
    return (
      <>
        <ScoreEnding item={item} answers={result.answers as Answers} />
        <AnswersGiven result={result} item={item} />
      </>
    );
  if (result.type === 'answers' && item) return <AnswersGiven result={result} item={item} />;
  const measured = kpi ?? item;
  if (result.type === 'reading' && measured?.kind === 'kpi')
    return (
      <ReadingEnding
        task={task}
        kpi={measured}
        kpiKey={kpiKey ?? itemKey ?? ''}
        given={result}
        onChanged={onChanged}
      />
    );
  if (result.type === 'declined' && result.words) return <Line words={t('yourWords')} value={result.words} />;
  return result.type === 'proof' && item?.kind === 'challenge' && item.proof !== 'photo' ? (
    <Line words={t('yourWords')} value={String(result.proof)} />
  ) : null;
}

function Line({ words, value }: { words: string; value: string }) {
  return (
    <p>
      <span className="block text-14 text-ink-soft">{words}</span>
      <bdi className="text-18 font-semibold wrap-anywhere">{value}</bdi>
    </p>
  );
}
