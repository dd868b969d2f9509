import type { MadeUpFollower } from '@regimen/contract/made-up-follower.ts';
import { sexName } from '@regimen/contract/protocol-words/value-words.ts';
import { nameOfItem } from '@regimen/engine/given-name.ts';
import type { AiFact, Protocol } from '@regimen/engine/protocol.ts';
import type { Answer, Question } from '@regimen/engine/questions.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { signsIn } from '../conditions/choices.ts';
import { MadeUpAnswer } from './made-up-answer.tsx';
import { MadeUpSigns } from './made-up-signs.tsx';
import { texts } from './texts.ts';

interface MadeUpFieldsProps {
  protocol: Protocol;
  /** Those that the module looks at. */
  facts: readonly AiFact[];
  follower: MadeUpFollower;
  onChange: (follower: MadeUpFollower) => void;
}

/** What is known of somebody whom nobody is, as far as the module looks at it. */
export function MadeUpFields(props: MadeUpFieldsProps) {
  const t = useTexts(texts);
  const { facts } = props;
  if (facts.length === 0) return null;
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="font-medium">{t('about')}</legend>
      <p className="text-14 text-ink-soft">{t('aboutHelp')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {facts.map((fact) => (
          <FactFields key={JSON.stringify(fact)} fact={fact} {...props} />
        ))}
      </div>
    </fieldset>
  );
}

function FactFields({ fact, protocol, follower, onChange }: MadeUpFieldsProps & { fact: AiFact }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const optional = t('optional');
  const whole = (value: number | undefined) => Math.max(0, Math.round(value ?? 0));
  switch (fact.is) {
    case 'kpi': {
      const item = protocol.items[fact.kpi];
      return (
        <NumberField
          label={t('reading', { name: nameOfItem(protocol, fact.kpi) })}
          {...(item?.kind === 'kpi' && { unit: item.unit })}
          optional={optional}
          value={follower.kpis[fact.kpi]}
          onChange={(value) => onChange({ ...follower, kpis: withNumber(follower.kpis, fact.kpi, value) })}
        />
      );
    }
    case 'score':
      return (
        <NumberField
          label={t('score', { name: nameOfItem(protocol, fact.item) })}
          optional={optional}
          value={follower.scores[fact.item]}
          onChange={(value) =>
            onChange({ ...follower, scores: withNumber(follower.scores, fact.item, value) })
          }
        />
      );
    case 'answers':
      return questionsOf(protocol, fact.item).map((question) => (
        <MadeUpAnswer
          key={question.id}
          question={question}
          value={follower.answers[fact.item]?.[question.id] as Answer | undefined}
          onChange={(value) => {
            const { [question.id]: _before, ...others } = follower.answers[fact.item] ?? {};
            const sheet = value === undefined ? others : { ...others, [question.id]: value };
            onChange({ ...follower, answers: { ...follower.answers, [fact.item]: sheet } });
          }}
        />
      ));
    case 'days':
      return (
        <NumberField
          label={t('days')}
          value={follower.day}
          onChange={(day) => onChange({ ...follower, day: whole(day) })}
        />
      );
    case 'adherence':
      return (
        <>
          <NumberField
            label={t('asked')}
            value={follower.asked}
            onChange={(asked) => onChange({ ...follower, asked: whole(asked) })}
          />
          <NumberField
            label={t('done')}
            value={follower.done}
            onChange={(done) => onChange({ ...follower, done: whole(done) })}
          />
        </>
      );
    case 'age':
      return (
        <NumberField
          label={t('age')}
          optional={optional}
          value={follower.age ?? undefined}
          onChange={(age) => onChange({ ...follower, age: age === undefined ? null : whole(age) })}
        />
      );
    case 'sex':
      return (
        <SelectField
          label={t('sex')}
          value={follower.sex ?? ''}
          onChange={({ target }) => onChange({ ...follower, sex: target.value || null })}
        >
          <option value="">{t('unknown')}</option>
          {['female', 'male'].map((sex) => (
            <option key={sex} value={sex}>
              {sexName(sex, locale)}
            </option>
          ))}
        </SelectField>
      );
    case 'signs':
      return (
        <MadeUpSigns
          value={follower.signs}
          own={signsIn({ protocol })}
          onChange={(signs) => onChange({ ...follower, signs })}
        />
      );
  }
}

function questionsOf({ items }: Protocol, id: string): readonly Question[] {
  const item = Object.hasOwn(items, id) ? items[id] : undefined;
  return item?.kind === 'assessment' || item?.kind === 'activity' ? (item.questions ?? []) : [];
}

function withNumber(numbers: Record<string, number>, id: string, value: number | undefined) {
  const { [id]: _before, ...others } = numbers;
  return value === undefined ? others : { ...others, [id]: value };
}
