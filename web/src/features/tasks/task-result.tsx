import { quantity } from '@regimen/contract/language/quantities.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import type { OpenTask } from '@regimen/contract/tasks.ts';
import { scoreRange } from '@regimen/engine/check/score-range.ts';
import type { Answers } from '@regimen/engine/questions.ts';
import { bandOf, scoreOf } from '@regimen/engine/scoring.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { Advice } from '../../shared/readings/advice.tsx';
import { taskTexts } from './task-texts.ts';

/** What was handed in, as far as it can be said in a line. */
export function TaskResultView({ task: { item, itemKey, kpi, kpiKey, result } }: { task: OpenTask }) {
  const t = useTexts(taskTexts);
  const locale = useLocale();
  if (!result) return null;
  if (result.type === 'answers' && item?.kind === 'assessment' && item.scoring.method !== 'none') {
    const { score } = scoreOf(item, result.answers as Answers);
    if (score === null) return null;
    const band = bandOf(item.bands, score)?.name;
    const most = scoreRange(item)?.max ?? score;
    const points = t('outOf', { score: formatNumber(locale, score), most: formatNumber(locale, most) });
    return <Line words={t('yourResult')} value={[points, band].filter(Boolean).join(' · ')} />;
  }
  if (result.type === 'reading') {
    const unit = result.unit ?? unitOf(item) ?? unitOf(kpi) ?? '';
    return (
      <>
        <Line words={t('yourReading')} value={quantity(result.value, unit, locale)} />
        <Advice item={kpi ?? item} itemId={kpiKey ?? itemKey} reading={result} />
      </>
    );
  }
  if (result.type === 'declined' && result.words) return <Line words={t('yourWords')} value={result.words} />;
  if (result.type === 'proof' && item?.kind === 'challenge' && item.proof !== 'photo')
    return <Line words={t('yourWords')} value={String(result.proof)} />;
  return null;
}

const unitOf = (item: OpenTask['item']) => (item?.kind === 'kpi' ? item.unit : undefined);

function Line({ words, value }: { words: string; value: string }) {
  return (
    <p>
      <span className="block text-14 text-ink-soft">{words}</span>
      <bdi className="text-18 font-semibold wrap-anywhere">{value}</bdi>
    </p>
  );
}
