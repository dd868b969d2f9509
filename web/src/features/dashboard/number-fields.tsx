import { EMERGENCY_NUMBERS } from '@regimen/contract/emergency-numbers.ts';
import { namesIn } from '@regimen/contract/language/formatters.ts';
import type { TenantSettings } from '@regimen/contract/tenant-settings.ts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import type { Form } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { numberField, numberKinds } from './number-rows.ts';
import { settingsTexts } from './settings-texts.ts';

interface NumberFieldsProps {
  first: TenantSettings['emergencyNumbers'];
  form: Form<string>;
}

/** Whom to call, country by country. */
export function NumberFields({ first, form }: NumberFieldsProps) {
  const t = useTexts(settingsTexts);
  const names = namesIn(useLocale(), 'region');
  const nameOf = (code: string) => names.of(code) ?? code;
  const [rows, setRows] = useState(() =>
    Object.entries(first).map(([country, numbers], key) => ({ key, country, numbers })),
  );
  const known = [...new Set([...Object.keys(EMERGENCY_NUMBERS), ...Object.keys(first)])];
  const countries = known.sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const add = () => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    setRows([...rows, { key, country: '', numbers: {} }]);
  };
  return (
    <>
      <p className="text-14 text-ink-soft">{t('numbersHelp')}</p>
      {rows.map(({ key, country, numbers }) => (
        <fieldset key={key} className="grid gap-3 border-t border-line pt-4 sm:grid-cols-2">
          <legend className="sr-only">{country ? nameOf(country) : t('addCountry')}</legend>
          <div className="sm:col-span-2">
            <SelectField
              {...form.field(numberField(key, 'country'))}
              label={t('country')}
              defaultValue={country}
            >
              {country === '' && <option value="">{t('chooseCountry')}</option>}
              {countries.map((code) => (
                <option key={code} value={code}>
                  {nameOf(code)}
                </option>
              ))}
            </SelectField>
          </div>
          {numberKinds.map((kind) => (
            <TextField
              key={kind}
              {...form.field(numberField(key, kind))}
              label={t(kind)}
              optional={t('optional')}
              inputMode="tel"
              dir="ltr"
              defaultValue={numbers[kind]}
            />
          ))}
          <div className="sm:col-span-2">
            <Button
              look="plain"
              className="-ms-3 px-3"
              onClick={() => setRows(rows.filter((row) => row.key !== key))}
            >
              {t('removeCountry')}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button look="quiet" onClick={add}>
          {t('addCountry')}
        </Button>
      </div>
    </>
  );
}
