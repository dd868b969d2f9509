import { ALWAYS } from '@regimen/engine/condition.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { Question } from '@regimen/engine/questions.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { KindChoice } from '../../../shared/questions/kind-choice.tsx';
import { KindFields } from '../../../shared/questions/kind-fields.tsx';
import { ofKind } from '../../../shared/questions/question-shape.ts';
import { questionTexts } from '../../../shared/questions/question-texts.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { ConditionEditor } from '../conditions/condition-editor.tsx';
import { withFields } from '../items/use-kept-form.ts';
import { HelpWriting } from '../writing/help-writing.tsx';

interface QuestionFormProps {
  question: Question;
  onChange: (question: Question) => void;
  /** The item it belongs to, with its other questions. */
  item: Item;
  errorAt: (path: string) => string | undefined;
}

/** Everything about one question. Points are asked for in assessments only. */
export function QuestionForm({ question, onChange, item, errorAt }: QuestionFormProps) {
  const t = useTexts(questionTexts);
  const change = (part: object) => onChange(withFields(question as object, part) as Question);
  const others = (
    item.kind === 'assessment' || item.kind === 'activity' ? (item.questions ?? []) : []
  ).filter(({ id }) => id !== question.id);
  return (
    <div className="grid gap-5">
      <TextField
        name="text"
        label={t('text')}
        help={t('textHelp')}
        error={errorAt('text')}
        value={question.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <HelpWriting
        kind="question"
        text={question.text}
        source={item.source?.title}
        onUse={(text) => change({ text })}
      />
      <KindChoice value={question.kind} onChange={(kind) => onChange(ofKind(question, kind))} />
      <KindFields question={question} change={change} errorAt={errorAt} scored={item.kind === 'assessment'} />
      <TextArea
        name="help"
        rows={2}
        label={t('help')}
        help={t('helpHelp')}
        optional={t('optional')}
        error={errorAt('help')}
        value={question.help ?? ''}
        onChange={({ target }) => change({ help: target.value || undefined })}
      />
      <CheckField
        label={t('risk')}
        help={t('riskHelp')}
        checked={question.risk === true}
        onChange={(risk) => change({ risk: risk || undefined })}
      />
      <CheckField
        label={t('required')}
        checked={question.required !== false}
        onChange={(required) => change({ required: required ? undefined : false })}
      />
      <ConditionEditor
        about="question"
        label={t('when')}
        value={question.when ?? ALWAYS}
        own={{ item: { ...item, questions: others } as Item }}
        onChange={(when) => change({ when: when.is === 'always' ? undefined : when })}
      />
    </div>
  );
}
