import { categoryTexts } from '@regimen/contract/category-texts.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { checkFields } from '../../shell/attempt.ts';
import type { Form } from '../../shell/use-form.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { askTexts } from './ask-texts.ts';
import { categories } from './categories.ts';
import type { Question } from './drafts.ts';
import { FormattingHelp } from './formatting-help.tsx';
import { texts } from './texts.ts';

// The contract enforces the same; its own numbers live beside zod, which must not reach the browser.
export const longestBody = 10_000;

/** Says what to write, before anything is sent. */
export function useQuestionCheck(): (question: Record<keyof Question, string>) => void {
  const t = useTexts(texts);
  return ({ title, category, body }) =>
    checkFields({
      title: title.trim() === '' && t('needTitle'),
      category: category === '' && t('needCategory'),
      body: body.trim() === '' && t('needBody'),
    });
}

/** The same fields to ask and to edit. */
export function QuestionFields({ form, initial }: { form: Form<keyof Question>; initial: Question }) {
  const t = useTexts(texts);
  const ask = useTexts(askTexts);
  const locale = useLocale();
  const { error } = form.field('category');
  return (
    <>
      <TextField
        {...form.field('title')}
        label={t('title')}
        help={ask('titleHelp')}
        dir="auto"
        autoComplete="off"
        defaultValue={initial.title}
      />
      <div className="sm:max-w-[20rem]">
        <SelectField
          name="category"
          label={t('category')}
          error={error && t('needCategory')}
          required
          defaultValue={initial.category}
        >
          <option value="">{t('chooseCategory')}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {categoryTexts[locale][category]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        {...form.field('body')}
        label={t('body')}
        help={ask('bodyHelp')}
        dir="auto"
        rows={9}
        maxLength={longestBody}
        defaultValue={initial.body}
      />
      <FormattingHelp />
    </>
  );
}
