import type { Program } from '@regimen/engine/protocol.ts';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ZoneField } from '../../../shared/zone/zone-field.tsx';
import { checkFields } from '../../../shell/attempt.ts';
import { useAttempt } from '../../../shell/use-attempt.ts';
import { Button } from '../../../ui/button.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { ProgramWords } from '../program-words.ts';
import { deskTexts } from './desk-texts.ts';
import type { Walking } from './use-walk.ts';
import { lastOf } from './walk.ts';

interface OwnHappeningsProps {
  program: Program;
  walking: Walking;
  words: ProgramWords;
}

/** What no clock brings: a pause, a journey, a reading from a device, leaving. */
export function OwnHappenings({ program, walking, words }: OwnHappeningsProps) {
  const t = useTexts(deskTexts);
  const { run } = lastOf(walking.walk).life;
  const isPaused = run.run.status === 'paused';
  if (run.end) return null;
  return (
    <details className="rounded-card border border-line bg-raised p-4">
      <summary className="min-h-6 cursor-pointer font-medium">{t('own')}</summary>
      <div className="mt-4 grid gap-5">
        <div className="flex flex-wrap gap-2">
          <Button
            look="quiet"
            className="px-4"
            onClick={() => walking.act({ type: isPaused ? 'resume' : 'pause' })}
          >
            {t(isPaused ? 'resume' : 'pause')}
          </Button>
          <Button look="quiet" className="px-4" onClick={() => walking.act({ type: 'withdraw' })}>
            {t('leave')}
          </Button>
        </div>
        <Travel zone={run.run.zone} onGo={(zone) => walking.act({ type: 'timeZone', zone })} />
        <Reading program={program} walking={walking} words={words} />
      </div>
    </details>
  );
}

function Travel({ zone, onGo }: { zone: string; onGo: (zone: string) => void }) {
  const t = useTexts(deskTexts);
  const [to, setTo] = useState(zone);
  return (
    <div className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <ZoneField
        isNamed
        label={t('travel')}
        help={t('travelHelp')}
        value={to}
        error={undefined}
        onChange={(next) => setTo(next ?? zone)}
      />
      <Button look="quiet" className="mb-1.5 px-4" disabled={to === zone} onClick={() => onGo(to)}>
        {t('go')}
      </Button>
    </div>
  );
}

function Reading({ program, walking, words }: OwnHappeningsProps) {
  const t = useTexts(deskTexts);
  const { index } = lastOf(walking.walk).life.run;
  const items = program.protocols[index]?.protocol.items ?? {};
  const kpis = Object.keys(items).filter((id) => items[id]?.kind === 'kpi');
  const [chosen, setChosen] = useState(kpis[0] ?? '');
  const [value, setValue] = useState<number | undefined>();
  const { formProps, errorAt, clear } = useAttempt();
  const kpi = kpis.includes(chosen) ? chosen : (kpis[0] ?? '');
  if (kpi === '') return null;
  const send = async () => {
    checkFields({ value: value === undefined && t('needValue') });
    const refused = value === undefined ? null : walking.act({ type: 'reading', kpi, value });
    checkFields({ value: refused && words.reason(refused, index).words });
  };
  return (
    <form {...formProps(send)} className="grid items-start gap-2 sm:grid-cols-2">
      <SelectField label={t('reading')} value={kpi} onChange={({ target }) => setChosen(target.value)}>
        {kpis.map((id) => (
          <option key={id} value={id}>
            {words.item(index, id)}
          </option>
        ))}
      </SelectField>
      <NumberField
        label={t('value')}
        unit={words.unit(index, kpi)}
        value={value}
        error={errorAt('value')}
        onChange={(next) => {
          clear('value');
          setValue(next);
        }}
      />
      <Button type="submit" look="quiet" className="justify-self-start px-4">
        {t('send')}
      </Button>
    </form>
  );
}
