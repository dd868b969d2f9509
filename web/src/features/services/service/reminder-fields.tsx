import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import { mostReminders } from '@regimen/contract/service-choices.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { TextArea } from '../../../ui/field.tsx';
import { LengthsField } from './lengths-field.tsx';
import type { ServiceDraft } from './service-draft.ts';
import type { ServiceFieldsProps } from './service-form.tsx';
import { serviceTexts } from './service-texts.ts';

/** What goes out before a session, and what notes on it begin with. */
export function ReminderFields({ draft, change, errorAt }: ServiceFieldsProps) {
  const t = useTexts(serviceTexts);
  return (
    <>
      <LengthsField
        label={t('reminderTimes')}
        help={t('reminderTimesHelp')}
        values={draft.reminderMinutes}
        onChange={(reminderMinutes) => change({ reminderMinutes })}
        errorAt={(index) => errorAt(`reminderMinutes.${index}`)}
        error={errorAt('reminderMinutes')}
        least={0}
        most={mostReminders}
        next={1_440}
        nameOf={(n) => t('reminderN', { n })}
        removeName={(n) => t('removeReminder', { n })}
        addName={t('addReminder')}
      />
      <TextArea
        name="noteTemplate"
        rows={4}
        label={t('noteTemplate')}
        help={t('noteTemplateHelp')}
        optional={t('optional')}
        error={errorAt('noteTemplate')}
        maxLength={4_000}
        value={draft.noteTemplate}
        onChange={({ target }) => change({ noteTemplate: target.value })}
      />
    </>
  );
}

/** The same in a line. */
export function useRemindersSaid({ reminderMinutes }: ServiceDraft): string {
  const t = useTexts(serviceTexts);
  const locale = useLocale();
  const times = reminderMinutes.flatMap((minutes) =>
    minutes === undefined ? [] : [durationWords(minutes, locale)],
  );
  return times.length === 0 ? t('noReminders') : t('remindersSaid', { times: listWords(times, locale) });
}
