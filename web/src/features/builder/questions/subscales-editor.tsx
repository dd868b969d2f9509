import { scoreRange } from '@regimen/engine/check/score-range.ts';
import type { AssessmentItem, Subscale } from '@regimen/engine/items.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { newPartId } from '../../../shared/questions/question-shape.ts';
import { AddButton } from '../../../ui/add-button.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { controlClass } from '../../../ui/field.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { XIcon } from '../../../ui/shell-icons.tsx';
import { FormSection } from '../items/forms/form-section.tsx';
import { subscaleTexts } from './subscale-texts.ts';

interface SubscalesEditorProps {
  item: AssessmentItem;
  /** `undefined` once the last one is gone. */
  onChange: (subscales: Subscale[] | undefined) => void;
  errorAt: (path: string) => string | undefined;
}

/** Scores of some of the questions, beside that of all of them. */
export function SubscalesEditor({ item, onChange, errorAt }: SubscalesEditorProps) {
  const t = useTexts(subscaleTexts);
  const { subscales = [], questions } = item;
  const change = (next: Subscale[]) => onChange(next.length === 0 ? undefined : next);
  const replace = (index: number, part: Partial<Subscale>) =>
    change(subscales.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const scored = questions.filter((question) => scoreRange({ ...item, questions: [question] }) !== null);
  const [first] = scored;
  return (
    <FormSection title={t('title')} lead={t('lead')}>
      {subscales.length === 0 && (
        <p className="text-14 text-ink-soft">{t(first ? 'none' : 'nothingScored')}</p>
      )}
      <ul className="grid gap-3">
        {subscales.map((subscale, index) => (
          <li key={subscale.id} className="grid gap-2 rounded-card border border-line p-3">
            <div className="flex items-center gap-2">
              <input
                type="text"
                aria-label={t('name')}
                placeholder={t('name')}
                aria-invalid={errorAt(`subscales[${index}].name`) ? true : undefined}
                maxLength={200}
                value={subscale.name}
                onChange={({ target }) => replace(index, { name: target.value })}
                className={`${controlClass} min-h-11 min-w-0 flex-1`}
              />
              <IconButton
                label={subscale.name ? t('remove', { name: subscale.name }) : t('removeUnnamed')}
                onClick={() => change(subscales.filter((_, at) => at !== index))}
              >
                <XIcon size={16} />
              </IconButton>
            </div>
            <FieldError id={`subscale-${subscale.id}`} words={errorAt(`subscales[${index}].name`)} />
            <fieldset className="grid gap-1.5">
              <legend className="mb-1 text-14 text-ink-soft">{t('which')}</legend>
              {scored.map(({ id, text }) => (
                <CheckField
                  key={id}
                  label={text}
                  checked={subscale.questions.includes(id)}
                  onChange={(isIn) => replace(index, { questions: withOrWithout(item, subscale, id, isIn) })}
                />
              ))}
            </fieldset>
            <FieldError id={`asked-${subscale.id}`} words={errorAt(`subscales[${index}].questions`)} />
            <p className="text-14 text-ink-soft">{reach(subscale)}</p>
          </li>
        ))}
      </ul>
      {first && (
        <AddButton
          onClick={() => change([...subscales, { id: newPartId(), name: '', questions: [first.id] }])}
        >
          {t('add')}
        </AddButton>
      )}
    </FormSection>
  );

  function reach({ questions: own }: Subscale): string {
    const range = scoreRange({ ...item, questions: questions.filter(({ id }) => own.includes(id)) });
    return range ? t('reachable', { n: own.length, min: range.min, max: range.max }) : t('empty');
  }
}

/** In the order in which they are asked. */
const withOrWithout = (item: AssessmentItem, subscale: Subscale, id: string, isIn: boolean): string[] =>
  item.questions
    .map((question) => question.id)
    .filter((one) => (one === id ? isIn : subscale.questions.includes(one)));
