import { unitName } from '@regimen/contract/language/durations.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { Expectation, Measure } from '@regimen/engine/simulate/expectations.ts';
import { measured } from '@regimen/engine/simulate/expectations.ts';
import type { PopulationResult } from '@regimen/engine/simulate/result.ts';
import { useId } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/button.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { NumberInput } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select-field.tsx';
import { measureTexts } from './measure-texts.ts';
import { type MeasureKind, namesIn, unitOf, valueWords } from './measure-words.ts';
import { saveTexts } from './save-texts.ts';

/** While it is written the number may be missing. */
export type Draft = Omit<Expectation, 'value'> & { value: number | undefined };

const kinds: readonly MeasureKind[] = [
  'finished',
  'ranThrough',
  'stuck',
  'stopped',
  'withdrawn',
  'failed',
  'underWay',
  'daysToFinish',
  'promptsInADay',
  'promptsInAWeek',
  'expertMinutesPerFollower',
  'expertTasksRanOut',
  'reached',
  'daysInStep',
  'kpiInTarget',
];

interface ExpectationRowProps {
  program: Program;
  expectation: Draft;
  /** What came of the run that it is about, if there was one. */
  result: PopulationResult | null;
  error: string | undefined;
  onChange: (expectation: Draft) => void;
  onRemove: () => void;
}

/** One thing that must come: what, at least or at most, how much. */
export function ExpectationRow(props: ExpectationRowProps) {
  const { program, expectation, result, error, onChange, onRemove } = props;
  const t = useTexts(saveTexts);
  const say = useTexts(measureTexts);
  const locale = useLocale();
  const noteId = useId();
  const { measure, must, value } = expectation;
  const isShare = unitOf(measure.of) === 'share';
  const hasKpis = kpisOf(program).length > 0;
  const came = result && valueWords(measure.of, measured(result, measure), locale);
  const units = {
    share: t('percent'),
    days: unitName('day', locale),
    minutes: unitName('minute', locale),
    count: '',
  };
  return (
    <li className="grid gap-2 rounded-card border border-line p-3">
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 gap-2">
          <Select
            aria-label={t('what')}
            value={measure.of}
            onChange={({ target }) =>
              onChange({ ...expectation, measure: measureOf(target.value as MeasureKind, program) })
            }
          >
            {kinds
              .filter((kind) => kind !== 'kpiInTarget' || hasKpis)
              .map((kind) => (
                <option key={kind} value={kind}>
                  {say(kind)}
                </option>
              ))}
          </Select>
          <Which
            program={program}
            measure={measure}
            onChange={(next) => onChange({ ...expectation, measure: next })}
          />
        </div>
        <IconButton label={t('remove')} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          inline
          aria-label={t('must')}
          value={must}
          onChange={({ target }) => onChange({ ...expectation, must: target.value as Draft['must'] })}
        >
          <option value="atLeast">{say('atLeast')}</option>
          <option value="atMost">{say('atMost')}</option>
        </Select>
        <NumberInput
          aria-label={t('value')}
          aria-describedby={noteId}
          aria-invalid={error ? true : undefined}
          className="min-h-9 max-w-24 py-1!"
          value={value !== undefined && isShare ? Math.round(value * 1_000) / 10 : value}
          onChange={(next) =>
            onChange({ ...expectation, value: next !== undefined && isShare ? next / 100 : next })
          }
        />
        <span className="text-ink-soft">{units[unitOf(measure.of)]}</span>
        <span id={noteId} className={`text-14 ${error ? 'text-danger-text' : 'text-ink-soft'}`}>
          {error ?? (came && t('now', { value: came }))}
        </span>
      </div>
    </li>
  );
}

function Which({
  program,
  measure,
  onChange,
}: {
  program: Program;
  measure: Measure;
  onChange: (measure: Measure) => void;
}) {
  const t = useTexts(saveTexts);
  const names = namesIn(program.protocols.map(({ protocol }) => protocol));
  if (measure.of === 'kpiInTarget')
    return (
      <Select
        aria-label={t('kpi')}
        value={measure.kpi}
        onChange={({ target }) => onChange({ of: 'kpiInTarget', kpi: target.value })}
      >
        {withOwn(kpisOf(program), measure.kpi).map((id) => (
          <option key={id} value={id}>
            {names.kpi(id) ?? id}
          </option>
        ))}
      </Select>
    );
  if (measure.of !== 'reached' && measure.of !== 'daysInStep') return null;
  const steps = stepsOf(program);
  return (
    <Select
      aria-label={t('step')}
      value={`${measure.protocol} ${measure.node}`}
      onChange={({ target }) => {
        const [protocol = '', node = ''] = target.value.split(' ');
        onChange({ of: measure.of, protocol, node });
      }}
    >
      {withOwn(steps, `${measure.protocol} ${measure.node}`).map((step) => {
        const [protocol = '', node = ''] = step.split(' ');
        return (
          <option key={step} value={step}>
            {names.step(protocol, node) ?? node}
          </option>
        );
      })}
    </Select>
  );
}

const withOwn = (all: readonly string[], own: string) => (all.includes(own) ? all : [own, ...all]);

const kpisOf = ({ protocols }: Program): string[] => [
  ...new Set(
    protocols.flatMap(({ protocol: { items } }) =>
      Object.keys(items).filter((id) => {
        const item = items[id];
        return item?.kind === 'kpi' && item.target !== undefined;
      }),
    ),
  ),
];

const stepsOf = ({ protocols }: Program): string[] =>
  protocols.flatMap(({ protocol }) => protocol.nodes.map(({ id }) => `${protocol.id} ${id}`));

function measureOf(of: MeasureKind, program: Program): Measure {
  if (of === 'kpiInTarget') return { of, kpi: kpisOf(program)[0] ?? '' };
  if (of !== 'reached' && of !== 'daysInStep') return { of };
  const [protocol = '', node = ''] = stepsOf(program)[0]?.split(' ') ?? [];
  return { of, protocol, node };
}
