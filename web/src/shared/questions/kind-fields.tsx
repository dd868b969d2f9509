import { useTexts } from '../../i18n/use-texts.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import type { KindFieldsProps } from './kind-fields-props.ts';
import { OptionsEditor } from './options-editor.tsx';
import { PointsFields } from './points-fields.tsx';
import { questionTexts } from './question-texts.ts';
import { ReverseField } from './reverse-field.tsx';
import { RowsEditor } from './rows-editor.tsx';

/** What this kind of question has and others have not. */
export function KindFields({ question, ...rest }: KindFieldsProps) {
  const t = useTexts(questionTexts);
  const { change, errorAt, scored } = rest;
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return (
        <>
          <OptionsEditor options={question.options} {...rest} />
          {scored && <ReverseField checked={question.reverse === true} change={change} />}
        </>
      );
    case 'matrix':
      return (
        <>
          <RowsEditor rows={question.rows} {...rest} />
          <OptionsEditor options={question.options} {...rest} />
        </>
      );
    case 'scale':
    case 'slider':
      return <PointsFields question={question} {...rest} />;
    case 'number':
      return (
        <>
          <div className="grid gap-4 sm:grid-cols-3">
            <TextField
              name="unit"
              label={t('unit')}
              help={t('unitHelp')}
              optional={t('optional')}
              error={errorAt('unit')}
              value={question.unit ?? ''}
              onChange={({ target }) => change({ unit: target.value || undefined })}
            />
            <NumberField
              name="min"
              label={t('min')}
              optional={t('optional')}
              error={errorAt('min')}
              value={question.min}
              onChange={(min) => change({ min })}
            />
            <NumberField
              name="max"
              label={t('max')}
              optional={t('optional')}
              error={errorAt('max')}
              value={question.max}
              onChange={(max) => change({ max })}
            />
          </div>
          {scored && (
            <CheckField
              label={t('scored')}
              checked={question.scored === true}
              onChange={(on) => change({ scored: on || undefined })}
            />
          )}
        </>
      );
    case 'yes_no':
      return scored ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            name="scoreYes"
            label={t('scoreYes')}
            optional={t('optional')}
            value={question.scoreYes}
            onChange={(scoreYes) => change({ scoreYes })}
          />
          <NumberField
            name="scoreNo"
            label={t('scoreNo')}
            optional={t('optional')}
            value={question.scoreNo}
            onChange={(scoreNo) => change({ scoreNo })}
          />
        </div>
      ) : null;
    default:
      return null;
  }
}
