import type { Question } from '@regimen/engine/questions.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { QuestionFieldsProps } from '../../../shared/questions/inline-questions.tsx';
import { KindChoice } from '../../../shared/questions/kind-choice.tsx';
import { KindFields } from '../../../shared/questions/kind-fields.tsx';
import { ofKind, questionKinds } from '../../../shared/questions/question-shape.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { serviceTexts } from './service-texts.ts';

/** Nothing is put up while booking. */
const kinds = questionKinds.filter((kind) => kind !== 'file');

/** One question that is asked when somebody books: no points, and no condition. */
export function QuestionFields({ question, onChange, errorAt }: QuestionFieldsProps) {
  const t = useTexts(serviceTexts);
  const change = (part: object) => onChange(withPart(question, part));
  return (
    <div className="grid gap-5">
      <TextField
        name="text"
        label={t('questionText')}
        help={t('questionTextHelp')}
        error={errorAt('text')}
        value={question.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <KindChoice kinds={kinds} value={question.kind} onChange={(kind) => onChange(ofKind(question, kind))} />
      <KindFields question={question} change={change} errorAt={errorAt} scored={false} />
      <TextArea
        name="help"
        rows={2}
        label={t('questionHelp')}
        optional={t('optional')}
        error={errorAt('help')}
        value={question.help ?? ''}
        onChange={({ target }) => change({ help: target.value || undefined })}
      />
      <CheckField
        label={t('questionRequired')}
        checked={question.required !== false}
        onChange={(required) => change({ required: required ? undefined : false })}
      />
    </div>
  );
}

/** What has no value any more is left out. */
const withPart = (question: Question, part: object): Question =>
  Object.fromEntries(
    Object.entries({ ...question, ...part }).filter(([, value]) => value !== undefined),
  ) as unknown as Question;
