import { unitName } from '@regimen/contract/language/durations.ts';
import { assessmentOf } from '@regimen/contract/protocol-words/references.ts';
import type { KpiStat, Leaf, Over } from '@regimen/engine/condition.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { NumberInput } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select-field.tsx';
import { asksAlone } from './facts.ts';
import { gone, here, type Of, type PartProps } from './leaf-part.ts';
import { overTexts } from './over-texts.ts';
import { sentenceTexts } from './sentence-texts.ts';
import { withStart } from './starts.ts';

type Looked = Of<'score' | 'kpi'>;
type Several = Over['of'];

const stats = ['last', 'first', 'change', 'count'] as const satisfies readonly KpiStat[];
const several = ['row', 'average', 'change'] as const satisfies readonly Several[];
/** A plain beginning for each. */
const beginnings: Record<Several, Over> = {
  row: { of: 'row', times: 3 },
  average: { of: 'average', days: 7 },
  change: { of: 'change', days: 7 },
};

/** Which reading or score is meant: one of them, or several together with how many or how long. */
export function WhichOnes({ leaf, onChange, setting }: PartProps<Looked>) {
  const s = useTexts(sentenceTexts);
  const t = useTexts(overTexts);
  const { over } = leaf;
  const isKpi = leaf.is === 'kpi';
  const value = over ? `over-${over.of}` : isKpi ? (leaf.stat ?? 'last') : 'last';
  const choose = (next: string) => {
    const { stat: _stat, over: _over, ...rest } = leaf as Of<'kpi'>;
    const chosen = several.find((of) => next === `over-${of}`);
    const part = chosen
      ? { over: beginnings[chosen] }
      : { ...(next !== 'last' && { stat: next as KpiStat }) };
    onChange(withStart(leaf, { ...rest, ...part }, setting));
  };
  if (asksAlone(setting) && !over && !isKpi) return null;
  return (
    <>
      <Select inline aria-label={s('stat')} value={value} onChange={({ target }) => choose(target.value)}>
        {(isKpi ? stats : (['last'] as const)).map((stat) => (
          <option key={stat} value={stat}>
            {isKpi ? s(stat) : t('lastScore')}
          </option>
        ))}
        {(!asksAlone(setting) || over) && (
          <optgroup label={t(isKpi ? 'severalReadings' : 'severalScores')}>
            {several.map((of) => (
              <option key={of} value={`over-${of}`}>
                {t(of)}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
      {over && (
        <HowMany
          over={over}
          of={isKpi ? 'readings' : 'scores'}
          onChange={(next) => onChange({ ...leaf, over: next } as Leaf)}
        />
      )}
    </>
  );
}

interface HowManyProps {
  over: Over;
  of: 'readings' | 'scores';
  onChange: (over: Over) => void;
}

function HowMany({ over, of, onChange }: HowManyProps) {
  const t = useTexts(overTexts);
  const locale = useLocale();
  const isRow = over.of === 'row';
  const unit = isRow ? t(of) : unitName('day', locale);
  return (
    <span className="inline-flex items-center gap-1.5">
      <NumberInput
        aria-label={t(isRow ? 'howMany' : 'howLong')}
        value={isRow ? over.times : over.days}
        onChange={(number) => {
          if (number === undefined) return;
          onChange(over.of === 'row' ? { ...over, times: number } : { ...over, days: number });
        }}
        className="field-sizing-content min-h-9 w-auto! min-w-12 px-2.5! py-1! text-14!"
      />
      <span className="text-14 text-ink-soft">{unit}</span>
    </span>
  );
}

/** The whole score, or that of a subscale. */
export function SubscaleChoice({ leaf, onChange, setting }: PartProps<Of<'score'>>) {
  const s = useTexts(sentenceTexts);
  const t = useTexts(overTexts);
  const offered = assessmentOf(setting.protocol, setting.own, leaf.item)?.subscales ?? [];
  if (offered.length === 0 && leaf.subscale === undefined) return null;
  const known = leaf.subscale === undefined || offered.some(({ id }) => id === leaf.subscale);
  return (
    <Select
      inline
      aria-label={t('subscale')}
      aria-invalid={!known || undefined}
      value={known ? (leaf.subscale ?? here) : gone}
      onChange={({ target }) => {
        const { subscale: _old, ...rest } = leaf;
        onChange(target.value === here ? rest : { ...rest, subscale: target.value });
      }}
    >
      {!known && <option value={gone}>{s('gone')}</option>}
      <option value={here}>{t('wholeScore')}</option>
      {offered.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
