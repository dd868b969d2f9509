import { kpiOf, questionOf } from '@regimen/contract/protocol-words/references.ts';
import type { Leaf } from '@regimen/engine/condition.ts';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Select } from '../../../ui/select-field.tsx';
import { ItemPicker } from '../items/item-picker.tsx';
import { assessmentsIn, kpisIn, questionsIn } from './choices.ts';
import { answerLeaf } from './facts.ts';
import { kpiStarts } from './kpi-starts.ts';
import { SubscaleChoice, WhichOnes } from './leaf-over.tsx';
import { gone, here, type Of, type PartProps, useAtHand } from './leaf-part.ts';
import { sentenceTexts } from './sentence-texts.ts';
import { startOf } from './starts.ts';
import { AiStepChoice, StepChoice } from './step-choices.tsx';

/** Of which assessment, question, KPI or step. */
export function LeafSubject({ leaf, ...rest }: PartProps) {
  switch (leaf.is) {
    case 'score':
      return (
        <>
          <AssessmentChoice leaf={leaf} {...rest} />
          <SubscaleChoice leaf={leaf} {...rest} />
          <WhichOnes leaf={leaf} {...rest} />
        </>
      );
    case 'band':
      return <AssessmentChoice leaf={leaf} {...rest} />;
    case 'answer':
      return <QuestionChoice leaf={leaf} {...rest} />;
    case 'kpi':
      return <KpiChoice leaf={leaf} {...rest} />;
    case 'branch':
      return <AiStepChoice leaf={leaf} {...rest} />;
    case 'attempts':
    case 'ending':
      return <StepChoice leaf={leaf} {...rest} />;
    default:
      return null;
  }
}

function AssessmentChoice({ leaf, onChange, setting }: PartProps<Of<'score' | 'band'>>) {
  const s = useTexts(sentenceTexts);
  const atHand = useAtHand(setting);
  const offered = assessmentsIn(setting).filter(({ bands }) => leaf.is === 'score' || bands.length > 0);
  const known = offered.some(({ id }) => id === leaf.item);
  return (
    <Select
      inline
      aria-label={s('assessment')}
      aria-invalid={!known || undefined}
      value={known ? (leaf.item ?? here) : gone}
      onChange={({ target }) => {
        const chosen = offered.find(({ id }) => (id ?? here) === target.value);
        if (!chosen) return;
        const { item: _old, subscale: _part, ...rest } = leaf as Of<'score'>;
        const named = { ...rest, ...(chosen.id !== undefined && { item: chosen.id }) };
        onChange((leaf.is === 'band' ? { ...named, value: chosen.bands[0]?.id ?? '' } : named) as Leaf);
      }}
    >
      {!known && <option value={gone}>{s('gone')}</option>}
      {offered.map(({ id, name }) => (
        <option key={id ?? here} value={id ?? here}>
          {id === undefined ? atHand(name) : name}
        </option>
      ))}
    </Select>
  );
}

function QuestionChoice({ leaf, onChange, setting }: PartProps<Of<'answer'>>) {
  const s = useTexts(sentenceTexts);
  const atHand = useAtHand(setting);
  const groups = questionsIn(setting);
  const keyOf = (item: string | undefined, question: string) => `${item ?? here}/${question}`;
  const all = groups.flatMap(({ id, questions }) => questions.map((question) => ({ id, question })));
  const current = keyOf(leaf.item, leaf.question);
  const known =
    questionOf(setting.protocol, setting.own, leaf) !== undefined &&
    all.some(({ id, question }) => keyOf(id, question.id) === current);
  return (
    <Select
      inline
      aria-label={s('question')}
      aria-invalid={!known || undefined}
      value={known ? current : gone}
      onChange={({ target }) => {
        const chosen = all.find(({ id, question }) => keyOf(id, question.id) === target.value);
        if (chosen) onChange(answerLeaf(chosen.id, chosen.question));
      }}
    >
      {!known && <option value={gone}>{s('gone')}</option>}
      {groups.map(({ id, name, questions }) => (
        <optgroup
          key={id ?? here}
          label={setting.about === 'question' ? s('theseQuestions') : id === undefined ? atHand(name) : name}
        >
          {questions.map((question) => (
            <option key={question.id} value={keyOf(id, question.id)}>
              {question.text}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

function KpiChoice({ leaf, onChange, setting }: PartProps<Of<'kpi'>>) {
  const s = useTexts(sentenceTexts);
  const [finding, setFinding] = useState(false);
  const [found, setFound] = useState(false);
  const finder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (finding) finder.current?.querySelector('input')?.focus();
  }, [finding]);
  const offered = kpisIn(setting);
  const known =
    offered.some(({ id }) => id === leaf.kpi) || kpiOf(setting.protocol, leaf.kpi, setting.own) !== undefined;
  if (finding || leaf.kpi === '')
    return (
      <div ref={finder} className="basis-full">
        <ItemPicker
          kind="kpi"
          value={undefined}
          label={s('chooseKpi')}
          onChange={(kpi, item) => {
            setFinding(false);
            setFound(true);
            const next = { ...leaf, kpi };
            const starts = item.kind === 'kpi' ? kpiStarts(item) : undefined;
            onChange({ ...next, value: startOf(next, setting, starts) });
          }}
        />
      </div>
    );
  return (
    <>
      <Select
        inline
        aria-label={s('kpi')}
        autoFocus={found}
        aria-invalid={!known || undefined}
        value={known ? leaf.kpi : gone}
        onChange={({ target }) => {
          if (target.value === here) return setFinding(true);
          const kpi = offered.find(({ id }) => id === target.value);
          if (!kpi) return;
          const next = { ...leaf, kpi: kpi.id };
          onChange({ ...next, value: startOf(next, setting) });
        }}
      >
        {!known && <option value={gone}>{s('gone')}</option>}
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {setting.about !== 'alert' && <option value={here}>{s('anotherKpi')}</option>}
      </Select>
      <WhichOnes leaf={leaf} onChange={onChange} setting={setting} />
    </>
  );
}
