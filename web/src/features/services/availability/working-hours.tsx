import type { WorkingHours } from '@regimen/contract/availability.ts';
import { ownZone } from '@regimen/contract/own-zone.ts';
import { mostRangesADay } from '@regimen/contract/service-choices.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { WeekField, workingWeek } from '../../../shared/weekly-hours/week-field.tsx';
import { ZoneField } from '../../../shared/zone/zone-field.tsx';
import { showFlash } from '../../../shell/flash.ts';
import { LeaveGuard } from '../../../shell/unsaved.tsx';
import { useAttempt } from '../../../shell/use-attempt.ts';
import { Button } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card-section.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Form } from '../../../ui/form.tsx';
import { availabilityTexts } from './availability-texts.ts';

/** One's own hours beside those of the locations. */
export function WorkingHoursForm({ first }: { first: WorkingHours }) {
  const t = useTexts(availabilityTexts);
  const [saved, setSaved] = useState(first);
  const [{ zone, week }, setHours] = useState(first);
  const attempt = useAttempt();
  const { errorAt, clear, pending } = attempt;
  const change = (part: Partial<WorkingHours>) => {
    clear(...Object.keys(part));
    setHours((before) => ({ ...before, ...part }));
  };
  const save = async () => {
    const now = await api('PUT working-hours', { body: { zone, week } });
    setSaved(now);
    setHours(now);
    showFlash({ tone: 'success', message: t('saved') });
  };
  return (
    <CardSection id="working-hours" title={t('hours')} lead={t('hoursLead')}>
      <Form
        form={{ props: attempt.formProps(save), problem: attempt.problem }}
        actions={
          <Button type="submit" pending={pending}>
            {t('saveHours')}
          </Button>
        }
      >
        <ChoiceField
          hideLabel
          look="cards"
          columns={2}
          label={t('hours')}
          value={week === null ? 'open' : 'set'}
          onChange={(value) =>
            change(
              value === 'open' ? { week: null } : saved.week ? saved : { week: workingWeek, zone: ownZone() },
            )
          }
          choices={[
            { value: 'open', label: t('whenOpen'), help: t('whenOpenHelp') },
            { value: 'set', label: t('setTimes'), help: t('setTimesHelp') },
          ]}
        />
        {week && (
          <>
            <div className="sm:max-w-80">
              <ZoneField
                isNamed
                help={t('zoneHelp')}
                value={zone}
                error={errorAt('zone')}
                onChange={(next) => next !== null && change({ zone: next })}
              />
            </div>
            <WeekField
              week={week}
              most={mostRangesADay}
              errorAt={(path) => errorAt(`week.${path}`)}
              onChange={(next) => change({ week: next })}
            />
            <FieldError id="working-week-error" words={errorAt('week')} />
          </>
        )}
        <LeaveGuard
          when={!sameJson({ zone, week }, saved)}
          pending={pending}
          save={() => attempt.run(save)}
        />
      </Form>
    </CardSection>
  );
}
