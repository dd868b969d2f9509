import type { AiSettings } from '@regimen/engine/protocol.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { ChoiceField } from '../../../../ui/choice-field.tsx';
import { Field } from '../../../../ui/field.tsx';
import { NumberInput } from '../../../../ui/number-field.tsx';
import { DurationField } from '../../flow/inspector/duration-field.tsx';
import { texts } from './texts.ts';

/** What is `undefined` is left out. */
export type PutSettings = (
  changed: { [K in keyof AiSettings]?: AiSettings[K] | undefined },
  key?: string,
) => void;

interface WhoDecidesProps {
  id: string;
  settings: AiSettings;
  put: PutSettings;
}

/** Who has the last word, and how long they have for it. */
export function WhoDecides({ id, settings, put }: WhoDecidesProps) {
  const t = useTexts(texts);
  const { review, sureFrom, reviewShare, withoutAnswer = 'rule', answerWithinMinutes } = settings;
  /** Left out where nothing is typed. */
  const without = (key: 'sureFrom' | 'reviewShare', typed: number | undefined, most: number) =>
    put(
      { [key]: typed === undefined ? undefined : Math.round(Math.min(most, Math.max(1, typed))) },
      `${key}:${id}`,
    );
  return (
    <>
      <ChoiceField
        label={t('who')}
        look="list"
        value={review ? 'expert' : 'model'}
        choices={[
          { value: 'model', label: t('modelDecides'), help: t('modelDecidesHelp') },
          { value: 'expert', label: t('expertDecides'), help: t('expertDecidesHelp') },
        ]}
        onChange={(who) => put({ review: who === 'expert' })}
      />
      {!review && (
        <>
          <Field label={t('sureFrom')} help={t('sureFromHelp')}>
            {(described) => (
              <NumberInput
                {...described}
                value={sureFrom}
                className="min-h-11"
                onChange={(typed) => without('sureFrom', typed, 100)}
              />
            )}
          </Field>
          <Field label={t('share')} help={t('shareHelp')}>
            {(described) => (
              <NumberInput
                {...described}
                value={reviewShare}
                className="min-h-11"
                onChange={(typed) => without('reviewShare', typed, 99)}
              />
            )}
          </Field>
          <ChoiceField
            label={t('without')}
            look="list"
            value={withoutAnswer}
            choices={[
              { value: 'rule', label: t('byRule') },
              { value: 'person', label: t('byPerson') },
            ]}
            onChange={(by) => put({ withoutAnswer: by })}
          />
        </>
      )}
      <DurationField
        label={t('within')}
        help={t('withinHelp')}
        minutes={answerWithinMinutes}
        onChange={(minutes) => put({ answerWithinMinutes: minutes }, `within:${id}`)}
      />
    </>
  );
}
