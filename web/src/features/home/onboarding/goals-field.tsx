import { categoryTexts } from '@regimen/contract/category-texts.ts';
import { type ProgramCategory, programCategories } from '@regimen/contract/program-categories.ts';
import { useId } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { FieldError, wrongGroup } from '../../../ui/field-error.tsx';
import { onboardingTexts } from './onboarding-texts.ts';

interface GoalsFieldProps {
  value: readonly ProgramCategory[];
  most: number;
  error: string | undefined;
  onChange: (value: ProgramCategory[]) => void;
}

/** A few of the catalog's shelves. Once as many are chosen as can be, the others wait until one is let go. */
export function GoalsField({ value, most, error, onChange }: GoalsFieldProps) {
  const t = useTexts(onboardingTexts);
  const locale = useLocale();
  const id = useId();
  return (
    <fieldset className="grid min-w-0 gap-2" {...wrongGroup(`${id}-error`, error)}>
      <legend className="sr-only">{t('goals')}</legend>
      <div className="flex flex-wrap gap-2">
        {programCategories.map((category) => {
          const isChosen = value.includes(category);
          return (
            <label
              key={category}
              className="relative inline-flex min-h-11 cursor-pointer items-center rounded-pill border border-line-strong bg-raised px-4 transition-colors duration-120 has-checked:border-primary-line has-checked:bg-primary-strong has-checked:text-primary-on has-disabled:cursor-not-allowed has-disabled:text-ink-faint has-focus-visible:outline-2 has-focus-visible:outline-primary-line"
            >
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && value.length >= most}
                onChange={() =>
                  onChange(isChosen ? value.filter((each) => each !== category) : [...value, category])
                }
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              {categoryTexts[locale][category]}
            </label>
          );
        })}
      </div>
      {error && <FieldError id={`${id}-error`} words={error} />}
    </fieldset>
  );
}
