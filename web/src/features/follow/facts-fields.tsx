import type { Facts, Joining } from '@regimen/contract/enrollments.ts';
import { signLabel } from '@regimen/contract/signs.ts';
import { useId } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { FieldError, wrongGroup } from '../../ui/field-error.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { joinTexts } from './join-texts.ts';

type FactName = 'facts.age' | 'facts.sex' | 'facts.signs';

interface FactsFieldsProps {
  joining: Joining;
  facts: Facts;
  errorOf: (name: FactName) => string | undefined;
  onChange: (facts: Facts, name: FactName) => void;
}

/** Only what makes a difference to this program is asked, and it is said what it looks at. */
export function FactsFields({ joining, facts, errorOf, onChange }: FactsFieldsProps) {
  const t = useTexts(joinTexts);
  const locale = useLocale();
  const { asks, checks } = joining;
  const signsError = useId();
  return (
    <>
      {checks.length > 0 && (
        <div className="rounded-control bg-sunken p-4 text-14">
          <p className="font-medium">{t('madeFor')}</p>
          <ul className="mt-1 list-disc ps-5 text-ink-soft">
            {checks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ul>
        </div>
      )}
      {asks.includes('age') && (
        <NumberField
          name="facts.age"
          label={t('age')}
          unit={t('years')}
          value={facts.age ?? undefined}
          error={errorOf('facts.age')}
          onChange={(age) => onChange({ ...facts, age: age ?? null }, 'facts.age')}
        />
      )}
      {asks.includes('sex') && (
        <ChoiceField
          label={t('sex')}
          value={facts.sex ?? ''}
          choices={(['female', 'male', 'other'] as const).map((value) => ({ value, label: t(value) }))}
          error={errorOf('facts.sex')}
          onChange={(sex) => onChange({ ...facts, sex }, 'facts.sex')}
        />
      )}
      {asks.includes('signs') && (
        <fieldset className="grid gap-2" {...wrongGroup(signsError, errorOf('facts.signs'))}>
          <legend className="mb-1 font-medium">{t('signs')}</legend>
          <p className="-mt-1 text-14 text-ink-soft">{t('signsHelp')}</p>
          {joining.signs.map((sign) => (
            <CheckField
              key={sign}
              label={signLabel(sign, locale)}
              checked={facts.signs.includes(sign)}
              onChange={(checked) => {
                const others = facts.signs.filter((other) => other !== sign);
                onChange({ ...facts, signs: checked ? [...others, sign] : others }, 'facts.signs');
              }}
            />
          ))}
          <FieldError id={signsError} words={errorOf('facts.signs')} />
        </fieldset>
      )}
    </>
  );
}
