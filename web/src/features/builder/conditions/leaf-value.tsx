import { roleLabels } from '@regimen/contract/role-labels.ts';
import { professions } from '@regimen/contract/roles.ts';
import type { Leaf } from '@regimen/engine/condition.ts';
import { findNode } from '@regimen/engine/graph.ts';
import { useId } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { controlClass } from '../../../ui/field.tsx';
import { NumberInput } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select-field.tsx';
import { assessmentOf, branchPlaces, kpiOf, questionOf, stepBefore } from '../words/references.ts';
import { signsIn } from './choices.ts';
import { sentenceTexts } from './editor-texts.ts';
import type { Setting } from './facts.ts';

interface LeafValueProps {
  leaf: Leaf;
  onChange: (leaf: Leaf) => void;
  setting: Setting;
}

/** What it is compared with: a number with its unit, or one of the answers, results, branches there are. */
export function LeafValue({ leaf, onChange, setting }: LeafValueProps) {
  const s = useTexts(sentenceTexts);
  const { protocol, own } = setting;
  const set = (value: string | number | boolean) => onChange({ ...leaf, value } as Leaf);
  switch (leaf.is) {
    case 'band':
      return (
        <Words
          value={leaf.value}
          onChange={set}
          options={assessmentOf(protocol, own, leaf.item)?.bands ?? []}
        />
      );
    case 'branch': {
      const step = leaf.node === undefined ? stepBefore(protocol, own) : findNode(protocol, leaf.node);
      const options = step?.type === 'ai' ? branchPlaces(step.data.settings.branches) : [];
      return <Words value={leaf.value} onChange={set} options={options} />;
    }
    case 'sex':
      return (
        <Words
          value={leaf.value}
          onChange={set}
          options={(['female', 'male'] as const).map((id) => ({ id, name: s(id) }))}
        />
      );
    case 'role':
      return <Role value={leaf.value} onChange={set} />;
    case 'sign':
      return (
        <Text value={leaf.value} onChange={set} placeholder={s('signExample')} known={signsIn(setting)} />
      );
    case 'answer':
      return <AnswerValue leaf={leaf} set={set} setting={setting} />;
    case 'kpi':
      return (
        <Amount
          value={leaf.value}
          set={set}
          unit={leaf.stat === 'count' ? '' : kpiOf(protocol, leaf.kpi, own)?.unit}
        />
      );
    case 'age':
      return <Amount value={leaf.value} set={set} unit={s('years')} />;
    case 'days':
      return <Amount value={leaf.value} set={set} unit={s('days')} />;
    default:
      return <Amount value={leaf.value} set={set} />;
  }
}

interface AnswerValueProps {
  leaf: Extract<Leaf, { is: 'answer' }>;
  set: (value: string | number | boolean) => void;
  setting: Setting;
}

function AnswerValue({ leaf, set, setting }: AnswerValueProps) {
  const s = useTexts(sentenceTexts);
  const question = questionOf(setting.protocol, setting.own, leaf);
  if (question?.kind === 'single' || question?.kind === 'multiple')
    return (
      <Words
        value={String(leaf.value)}
        onChange={set}
        options={question.options.map(({ id, label }) => ({ id, name: label }))}
      />
    );
  if (question?.kind === 'yes_no')
    return (
      <Words
        value={leaf.value === true ? 'yes' : 'no'}
        onChange={(value) => set(value === 'yes')}
        options={(['yes', 'no'] as const).map((id) => ({ id, name: s(id) }))}
      />
    );
  if (typeof leaf.value === 'number')
    return (
      <Amount value={leaf.value} set={set} unit={question?.kind === 'number' ? question.unit : undefined} />
    );
  return (
    <Text value={String(leaf.value)} onChange={set} type={question?.kind === 'date' ? 'date' : 'text'} />
  );
}

function Amount({
  value,
  set,
  unit,
}: {
  value: number;
  set: (value: number) => void;
  unit?: string | undefined;
}) {
  const s = useTexts(sentenceTexts);
  return (
    <span className="inline-flex items-center gap-1.5">
      <NumberInput
        aria-label={unit ? `${s('value')} (${unit})` : s('value')}
        value={value}
        onChange={(number) => number !== undefined && set(number)}
        className="field-sizing-content min-h-9 w-auto! min-w-16 px-2.5! py-1! text-14!"
      />
      {unit && <bdi className="text-14 text-ink-soft">{unit}</bdi>}
    </span>
  );
}

interface WordsProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly { id: string; name: string; depth?: number }[];
}

function Words({ value, onChange, options }: WordsProps) {
  const s = useTexts(sentenceTexts);
  const known = options.some(({ id }) => id === value);
  return (
    <Select
      inline
      aria-label={s('value')}
      aria-invalid={!known || undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {!known && <option value={value}>{s('gone')}</option>}
      {options.map(({ id, name, depth = 0 }) => (
        <option key={id} value={id}>
          {'\u2003'.repeat(depth) + name}
        </option>
      ))}
    </Select>
  );
}

function Role({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const s = useTexts(sentenceTexts);
  const locale = useLocale();
  const groups = [
    { label: s('followers'), roles: ['patient', 'user'] as const },
    { label: s('professions'), roles: ['expert', ...professions] as const },
  ];
  const known = Object.hasOwn(roleLabels, value);
  return (
    <Select inline aria-label={s('value')} value={value} onChange={({ target }) => onChange(target.value)}>
      {!known && <option value={value}>{value}</option>}
      {groups.map(({ label, roles }) => (
        <optgroup key={label} label={label}>
          {roles.map((role) => (
            <option key={role} value={role}>
              {roleLabels[role][locale]}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

interface TextProps {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  known?: readonly string[];
  type?: 'text' | 'date';
}

function Text({ value, onChange, placeholder, known = [], type = 'text' }: TextProps) {
  const s = useTexts(sentenceTexts);
  const id = useId();
  return (
    <>
      <input
        type={type}
        aria-label={s('value')}
        value={value}
        maxLength={200}
        placeholder={placeholder}
        list={known.length > 0 ? id : undefined}
        onChange={({ target }) => onChange(target.value)}
        className={`${controlClass} field-sizing-content min-h-9 w-auto! max-w-full min-w-28 px-2.5! py-1! text-14!`}
      />
      {known.length > 0 && (
        <datalist id={id}>
          {known.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
    </>
  );
}
