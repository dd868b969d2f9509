import { LONGEST_END_LABEL } from '@regimen/engine/questions.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import type { PointsQuestion } from '../answering/points-answer.tsx';
import type { KindFieldsProps } from './kind-fields-props.ts';
import { questionTexts } from './question-texts.ts';
import { ReverseField } from './reverse-field.tsx';

export function PointsFields({ question, change, errorAt, scored }: KindFieldsProps<PointsQuestion>) {
  const t = useTexts(questionTexts);
  const turned = question.max <= question.min ? t('turned') : undefined;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <NumberField
          name="min"
          label={t('min')}
          error={errorAt('min')}
          value={question.min}
          onChange={(min) => min !== undefined && change({ min })}
        />
        <NumberField
          name="max"
          label={t('max')}
          error={errorAt('max') ?? turned}
          value={question.max}
          onChange={(max) => max !== undefined && change({ max })}
        />
        <NumberField
          name="step"
          label={t('step')}
          optional={t('optional')}
          error={errorAt('step')}
          value={question.step}
          onChange={(step) => change({ step })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="minLabel"
          label={t('minLabel')}
          help={t('endLabelHelp')}
          optional={t('optional')}
          error={errorAt('minLabel')}
          maxLength={LONGEST_END_LABEL}
          value={question.minLabel ?? ''}
          onChange={({ target }) => change({ minLabel: target.value || undefined })}
        />
        <TextField
          name="maxLabel"
          label={t('maxLabel')}
          optional={t('optional')}
          error={errorAt('maxLabel')}
          maxLength={LONGEST_END_LABEL}
          value={question.maxLabel ?? ''}
          onChange={({ target }) => change({ maxLabel: target.value || undefined })}
        />
      </div>
      {question.kind === 'slider' && (
        <ChoiceField
          label={t('faces')}
          value={question.faces ?? 'none'}
          choices={[
            { value: 'none', label: t('facesNone') },
            { value: 'happier', label: t('facesHappier') },
            { value: 'sadder', label: t('facesSadder') },
          ]}
          onChange={(faces) => change({ faces: faces === 'none' ? undefined : faces })}
        />
      )}
      {scored && (
        <>
          <CheckField
            label={t('scored')}
            checked={question.scored !== false}
            onChange={(on) => change({ scored: on ? undefined : false })}
          />
          {question.scored !== false && <ReverseField checked={question.reverse === true} change={change} />}
        </>
      )}
    </>
  );
}
