import { lastDays } from '@regimen/contract/language/duration-phrases.ts';
import type { WatchedProgram } from '@regimen/contract/live.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../api.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { useAction } from '../../../shell/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { whatIfPath } from './what-if-query.ts';
import { whatIfTexts } from './what-if-texts.ts';

const spans = [7, 14, 30, 90, 180];
const usualDays = 30;

export interface VersionName {
  id: string;
  number: number;
}

interface WhatIfFormProps {
  programs: readonly WatchedProgram[];
  program: string;
  versions: readonly VersionName[];
}

/** Which program, against what, over which days. */
export function WhatIfForm({ programs, program, versions }: WhatIfFormProps) {
  const t = useTexts(whatIfTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const [against, setAgainst] = useState('');
  const [days, setDays] = useState(usualDays);
  const [start, starting] = useAction(async () => {
    const body = { against: against || null, days };
    const { id } = await api('POST programs/{id}/what-ifs', { params: { id: program }, body });
    navigate(whatIfPath({ program, asked: id }), { preventScrollReset: true });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (program) void start();
  };
  return (
    <form
      onSubmit={submit}
      className="grid items-end gap-x-3 gap-y-1 rounded-card border border-line bg-raised p-4 sm:grid-cols-2 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <SelectField
        label={t('program')}
        value={program}
        onChange={({ target }) => {
          setAgainst('');
          navigate(whatIfPath({ program: target.value }), { preventScrollReset: true });
        }}
      >
        {program === '' && <option value="">{t('chooseProgram')}</option>}
        {programs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('against')}
        value={against}
        disabled={program === ''}
        onChange={({ target }) => setAgainst(target.value)}
      >
        <option value="">{t('draft')}</option>
        {versions.map(({ id, number }) => (
          <option key={id} value={id}>
            {t('version', { number })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('days')}
        value={days}
        disabled={program === ''}
        onChange={({ target }) => setDays(Number(target.value))}
      >
        {spans.map((n) => (
          <option key={n} value={n}>
            {lastDays(n, locale)}
          </option>
        ))}
      </SelectField>
      <div className="mb-1.5">
        <Button type="submit" pending={starting} disabled={program === ''}>
          {t('start')}
        </Button>
      </div>
      <p className="text-14 text-ink-soft sm:col-span-full">{t('startHelp')}</p>
    </form>
  );
}
