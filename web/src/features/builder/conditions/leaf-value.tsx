import { unitName } from '@regimen/contract/language/durations.ts';
import { reasonTexts } from '@regimen/contract/protocol-words/reason-texts.ts';
import {
  assessmentOf,
  branchPlaces,
  kpiOf,
  questionOf,
  stepBefore,
} from '@regimen/contract/protocol-words/references.ts';
import { valueTexts } from '@regimen/contract/protocol-words/value-texts.ts';
import type { Leaf } from '@regimen/engine/condition.ts';
import { findNode } from '@regimen/engine/graph.ts';
import { branchesOf } from '@regimen/engine/steps/traits.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { signsIn } from './choices.ts';
import { endingsOf, endsWithBooking } from './endings.ts';
import type { Setting } from './facts.ts';
import { sentenceTexts } from './sentence-texts.ts';
import { SignValue } from './sign-value.tsx';
import { AmountValue, RoleValue, TextValue, WordsValue } from './value-inputs.tsx';

interface LeafValueProps {
  leaf: Leaf;
  onChange: (leaf: Leaf) => void;
  setting: Setting;
}

/** What it is compared with: a number with its unit, or one of the answers, results, branches there are. */
export function LeafValue({ leaf, onChange, setting }: LeafValueProps) {
  const locale = useLocale();
  const s = useTexts(sentenceTexts);
  const { protocol, own } = setting;
  const set = (value: string | number | boolean) => onChange({ ...leaf, value } as Leaf);
  switch (leaf.is) {
    case 'band':
      return (
        <WordsValue
          value={leaf.value}
          onChange={set}
          options={assessmentOf(protocol, own, leaf.item)?.bands ?? []}
        />
      );
    case 'branch': {
      const step = leaf.node === undefined ? stepBefore(protocol, own) : findNode(protocol, leaf.node);
      const options = branchPlaces(branchesOf(step));
      return <WordsValue value={leaf.value} onChange={set} options={options} />;
    }
    case 'ending':
      return (
        <>
          <WordsValue
            value={leaf.value}
            onChange={set}
            options={endingsOf(setting, leaf.node).map((id) => ({ id, name: reasonTexts[locale][id] }))}
          />
          {endsWithBooking(setting, leaf.node) && (
            <span className="basis-full text-14 text-ink-soft">{s('endsWithBooking')}</span>
          )}
        </>
      );
    case 'sex':
      return (
        <WordsValue
          value={leaf.value}
          onChange={set}
          options={(['female', 'male'] as const).map((id) => ({ id, name: valueTexts[locale][id] }))}
        />
      );
    case 'role':
      return <RoleValue value={leaf.value} onChange={set} />;
    case 'sign':
      return <SignValue value={leaf.value} onChange={set} own={signsIn(setting)} />;
    case 'answer':
      return <AnswerValue leaf={leaf} set={set} setting={setting} />;
    case 'kpi':
      return (
        <AmountValue
          value={leaf.value}
          set={set}
          unit={leaf.stat === 'count' ? '' : kpiOf(protocol, leaf.kpi, own)?.unit}
        />
      );
    case 'age':
      return <AmountValue value={leaf.value} set={set} unit={unitName('year', locale)} />;
    case 'days':
      return <AmountValue value={leaf.value} set={set} unit={unitName('day', locale)} />;
    case 'score':
    case 'attempts':
      return <AmountValue value={leaf.value} set={set} />;
  }
}

interface AnswerValueProps {
  leaf: Extract<Leaf, { is: 'answer' }>;
  set: (value: string | number | boolean) => void;
  setting: Setting;
}

function AnswerValue({ leaf, set, setting }: AnswerValueProps) {
  const locale = useLocale();
  const question = questionOf(setting.protocol, setting.own, leaf);
  if (question?.kind === 'single' || question?.kind === 'multiple')
    return (
      <WordsValue
        value={String(leaf.value)}
        onChange={set}
        options={question.options.map(({ id, label }) => ({ id, name: label }))}
      />
    );
  if (question?.kind === 'yes_no')
    return (
      <WordsValue
        value={leaf.value === true ? 'yes' : 'no'}
        onChange={(value) => set(value === 'yes')}
        options={(['yes', 'no'] as const).map((id) => ({ id, name: valueTexts[locale][id] }))}
      />
    );
  if (typeof leaf.value === 'number')
    return (
      <AmountValue
        value={leaf.value}
        set={set}
        unit={question?.kind === 'number' ? question.unit : undefined}
      />
    );
  return (
    <TextValue value={String(leaf.value)} onChange={set} type={question?.kind === 'date' ? 'date' : 'text'} />
  );
}
