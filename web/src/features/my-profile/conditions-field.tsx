import type { HealthFacts } from '@regimen/contract/my-profile.ts';
import { signGroupOf, signLabel, signNames } from '@regimen/contract/signs.ts';
import { useId } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { ChevronDownIcon } from '../../ui/shell-icons.tsx';
import { healthTexts } from './health-texts.ts';

const conditions = signNames.filter((name) => signGroupOf(name) === 'condition');

interface ConditionsFieldProps {
  value: HealthFacts['conditions'];
  onChange: (value: HealthFacts['conditions']) => void;
}

/** By the words that programs ask with. Folded: nobody has to see the list who has nothing to say in it. */
export function ConditionsField({ value, onChange }: ConditionsFieldProps) {
  const t = useTexts(healthTexts);
  const locale = useLocale();
  const id = useId();
  return (
    <fieldset aria-describedby={id} className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">
        {t('conditions')}
        <span className="font-normal text-ink-faint">{` ${t('optional')}`}</span>
      </legend>
      <details className="rounded-card border border-line bg-raised">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2 font-medium">
          {value.length > 0 ? value.map((name) => signLabel(name, locale)).join(' · ') : t('noConditions')}
          <ChevronDownIcon size={16} className="shrink-0 text-ink-faint" />
        </summary>
        <div className="grid gap-3 border-t border-line p-4 sm:grid-cols-2">
          {conditions.map((name) => (
            <CheckField
              key={name}
              name={`conditions.${name}`}
              label={signLabel(name, locale)}
              checked={value.includes(name)}
              onChange={(checked) =>
                onChange(signNames.filter((each) => (each === name ? checked : value.includes(each))))
              }
            />
          ))}
        </div>
      </details>
      <p id={id} className="text-14 text-ink-soft">
        {t('conditionsHelp')}
      </p>
    </fieldset>
  );
}
