import type { LocationSaid } from '@regimen/contract/locations.ts';
import { ownZone } from '@regimen/contract/own-zone.ts';
import { mostRangesADay } from '@regimen/contract/service-choices.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { WeekField } from '../../../shared/weekly-hours/week-field.tsx';
import { ZoneField } from '../../../shared/zone/zone-field.tsx';
import { LeaveGuard, nothingLeft } from '../../../shell/unsaved.tsx';
import { useAttempt } from '../../../shell/use-attempt.ts';
import { useMounted } from '../../../shell/use-mounted.ts';
import { CardSection } from '../../../ui/card-section.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { FormBar } from '../form-bar.tsx';
import { BasicsFields } from './basics-fields.tsx';
import { HolidaysField } from './holidays-field.tsx';
import { type LocationDraft, saidOf } from './location-draft.ts';
import { locationTexts } from './location-texts.ts';
import { RoomsField } from './rooms-field.tsx';
import { SpecialDays } from './special-days.tsx';

/** What each part of the form gets. */
export interface LocationFieldsProps {
  draft: LocationDraft;
  change: (part: Partial<LocationDraft>) => void;
  errorAt: (path: string) => string | undefined;
}

interface LocationFormProps {
  first: LocationDraft;
  countries: readonly { country: string; name: string }[];
  submit: string;
  /** Saves it, and says where that leads. */
  send: (said: LocationSaid) => Promise<string>;
  cancelTo: string;
}

/** A location from its name to its rooms. */
export function LocationForm({ first, countries, submit, send, cancelTo }: LocationFormProps) {
  const t = useTexts(locationTexts);
  const navigate = useNavigate();
  const mounted = useMounted();
  const [draft, setDraft] = useState(first);
  const attempt = useAttempt();
  const { errorAt, clear, pending } = attempt;
  const change = (part: Partial<LocationDraft>) => {
    clear(...Object.keys(part));
    setDraft((before) => ({ ...before, ...part }));
  };
  const save = () => send(saidOf(draft, ownZone()));
  const fields = { draft, change, errorAt };
  return (
    <form
      {...attempt.formProps(async () => navigate(await save(), { state: nothingLeft }))}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <CardSection id="basics" title={t('basics')}>
        <BasicsFields {...fields} />
      </CardSection>
      <CardSection id="hours" title={t('hours')} lead={t('hoursLead')}>
        <div className="sm:max-w-80">
          <ZoneField
            isNamed
            help={t('zoneHelp')}
            value={draft.zone ?? (mounted ? ownZone() : null)}
            error={errorAt('zone')}
            onChange={(zone) => change({ zone })}
          />
        </div>
        <WeekField
          week={draft.week}
          most={mostRangesADay}
          errorAt={(path) => errorAt(`week.${path}`)}
          onChange={(week) => change({ week })}
        />
        <FieldError id="week-error" words={errorAt('week')} />
      </CardSection>
      <CardSection id="closed-days" title={t('closedDays')} lead={t('closedDaysLead')}>
        <HolidaysField {...fields} countries={countries} />
        <SpecialDays {...fields} />
      </CardSection>
      {draft.kind === 'place' && (
        <CardSection id="rooms" title={t('rooms')} lead={t('roomsLead')}>
          <RoomsField {...fields} />
        </CardSection>
      )}
      <FormBar attempt={attempt} submit={submit} cancelTo={cancelTo} />
      <LeaveGuard when={!sameJson(draft, first)} pending={pending} save={() => attempt.run(save)} />
    </form>
  );
}
