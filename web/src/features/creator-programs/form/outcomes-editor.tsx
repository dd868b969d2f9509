import { directionOf } from '@regimen/contract/language/languages.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { LinesField } from '../../../ui/lines-field.tsx';
import type { ProgramForm } from './use-program-form.ts';
import { wordTexts } from './word-texts.ts';

/** What people can expect, one line each. */
export function OutcomesEditor({ form, outcomes }: { form: ProgramForm; outcomes: readonly string[] }) {
  const t = useTexts(wordTexts);
  const { language } = form;
  return (
    <LinesField
      name={`${language}.outcomes`}
      label={t('outcomes')}
      help={t('outcomesHelp')}
      optional={t('optional')}
      lines={outcomes}
      onChange={(next) => form.changeText(language, { outcomes: next })}
      errorAt={(index) => form.errorAt(`texts.${language}.outcomes.${index}`)}
      most={12}
      maxLength={200}
      lineName={(n) => t('outcome', { n })}
      removeName={(n) => t('removeOutcome', { n })}
      addName={t('addOutcome')}
      lang={language}
      dir={directionOf(language)}
    />
  );
}
