import { signLabel } from '@regimen/contract/signs.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { PROFILES, TEAMS } from '@regimen/engine/simulate/profile.ts';
import { peopleFor } from '@regimen/engine/simulate/setup.ts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { ZoneField } from '../../../shared/zone/zone-field.tsx';
import { checkFields } from '../../../shell/attempt.ts';
import { useAttempt } from '../../../shell/use-attempt.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useProfileName } from '../population/profile-words.ts';
import type { Walker } from './walker.ts';
import { whoTexts } from './who-texts.ts';

interface WhoDialogProps {
  open: boolean;
  program: Program;
  walker: Walker;
  onClose: () => void;
  onBegin: (walker: Walker) => void;
}

export function WhoDialog({ open, program, walker, onClose, onBegin }: WhoDialogProps) {
  const t = useTexts(whoTexts);
  return (
    <Modal open={open} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <WhoForm program={program} walker={walker} onBegin={onBegin} />
    </Modal>
  );
}

function WhoForm({ program, walker, onBegin }: Pick<WhoDialogProps, 'program' | 'walker' | 'onBegin'>) {
  const t = useTexts(whoTexts);
  const locale = useLocale();
  const profileName = useProfileName();
  const [who, setWho] = useState(walker);
  const { formProps, errorAt, clear } = useAttempt();
  const change = (part: Partial<Walker>) => {
    setWho({ ...who, ...part });
    clear(...Object.keys(part));
  };
  const signs = Object.keys(peopleFor(program).signs);
  const isAge = who.age === null || (Number.isInteger(who.age) && who.age >= 0 && who.age <= 120);
  const isDate = !Number.isNaN(Date.parse(`${who.date}T00:00Z`)) && /^\d\d:\d\d/.test(who.time);
  const begin = async () => {
    checkFields({ age: !isAge && t('ageWrong'), date: !isDate && t('dateWrong') });
    onBegin({ ...who, time: who.time.slice(0, 5) });
  };
  return (
    <form {...formProps(begin)} className="grid gap-5">
      <p className="-mt-3 text-ink-soft">{t('lead')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={t('age')}
          unit={t('years')}
          value={who.age ?? undefined}
          error={errorAt('age')}
          onChange={(age) => change({ age: age ?? null })}
        />
        <ChoiceField
          label={t('sex')}
          value={who.sex}
          choices={(['female', 'male', 'other'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={(sex) => change({ sex })}
        />
      </div>
      {signs.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-medium">{t('signs')}</legend>
          <p className="text-14 text-ink-soft">{t('signsHelp')}</p>
          {signs.map((sign) => (
            <CheckField
              key={sign}
              label={signLabel(sign, locale)}
              checked={who.signs.includes(sign)}
              onChange={(has) =>
                change({ signs: has ? [...who.signs, sign] : who.signs.filter((other) => other !== sign) })
              }
            />
          ))}
        </fieldset>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="date"
          type="date"
          label={t('date')}
          value={who.date}
          error={errorAt('date')}
          onChange={({ target }) => change({ date: target.value })}
        />
        <TextField
          name="time"
          type="time"
          label={t('time')}
          value={who.time}
          onChange={({ target }) => {
            change({ time: target.value });
            clear('date');
          }}
        />
      </div>
      <ZoneField isNamed value={who.zone} error={undefined} onChange={(zone) => zone && change({ zone })} />
      <SelectField
        label={t('answers')}
        value={who.profile ?? ''}
        onChange={({ target }) => change({ profile: target.value || null })}
      >
        <option value="">{t('me')}</option>
        {PROFILES.map((profile) => (
          <option key={profile.id} value={profile.id}>
            {profileName(profile)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('team')}
        value={who.team ?? ''}
        onChange={({ target }) => change({ team: (target.value || null) as Walker['team'] })}
      >
        <option value="">{t('teamMe')}</option>
        {(Object.keys(TEAMS) as (keyof typeof TEAMS)[]).map((team) => (
          <option key={team} value={team}>
            {t(team)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" className="justify-self-start">
        {t('begin')}
      </Button>
    </form>
  );
}
