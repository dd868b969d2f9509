import { firstEffort } from '@regimen/contract/first-effort.ts';
import { durationIn, minutesADay, unitName } from '@regimen/contract/language/durations.ts';
import type { ProgramLevel } from '@regimen/contract/program-texts.ts';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { CardSection } from '../../../ui/card-section.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { factTexts } from './fact-texts.ts';
import { SignsField } from './signs-field.tsx';
import { TagsField } from './tags-field.tsx';
import type { ProgramForm } from './use-program-form.ts';

export const levels = ['beginner', 'intermediate', 'advanced'] as const satisfies readonly ProgramLevel[];

interface WhoSectionProps {
  form: ProgramForm;
  /** Where minutes and weeks come from. */
  effort: ReactNode;
}

export function WhoSection({ form, effort }: WhoSectionProps) {
  const t = useTexts(factTexts);
  const locale = useLocale();
  const { draft, change, errorAt } = form;
  const [minutes, weeks] = [
    minutesADay(firstEffort.minutesADay, locale),
    durationIn('week', firstEffort.weeks, locale),
  ];
  return (
    <CardSection id="who" title={t('who')} lead={t('whoLead')}>
      <ChoiceField
        label={t('level')}
        value={draft.level}
        onChange={(level) => change({ level })}
        choices={levels.map((value) => ({ value, label: t(value) }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          name="minutesADay"
          label={t('minutes')}
          unit={unitName('minute', locale)}
          error={errorAt('minutesADay')}
          value={draft.minutesADay}
          onChange={(minutesADay) => change({ minutesADay })}
        />
        <NumberField
          name="weeks"
          label={t('weeks')}
          unit={unitName('week', locale)}
          error={errorAt('weeks')}
          value={draft.weeks}
          onChange={(weeks) => change({ weeks })}
        />
      </div>
      {isOurs(form) && <p className="text-14 text-ink-soft">{t('ours', { minutes, weeks })}</p>}
      {effort}
      <SignsField value={draft.signs} onChange={(signs) => change({ signs })} />
      <TagsField value={draft.tags} error={errorAt('tags')} onChange={(tags) => change({ tags })} />
    </CardSection>
  );
}

/** Nobody has said yet how much time it takes: what stands there is ours. */
const isOurs = ({ draft, opened: { card } }: ProgramForm): boolean =>
  card.version === null &&
  card.changedAt === card.createdAt &&
  draft.minutesADay === firstEffort.minutesADay &&
  draft.weeks === firstEffort.weeks;
