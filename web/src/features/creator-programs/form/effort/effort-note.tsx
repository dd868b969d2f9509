import { durationIn, minutesADay } from '@regimen/contract/language/durations.ts';
import { Link } from 'react-router';
import { rich } from '../../../../i18n/rich.tsx';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/button.tsx';
import type { ProgramForm } from '../use-program-form.ts';
import { effortTexts } from './effort-texts.ts';
import type { RunPopulation } from './simulate-effort.ts';
import { useEffort } from './use-effort.ts';

/** Where the two figures come from: the simulation's, or the creator's own, with the simulation's to take instead. */
export function EffortNote({ form, run }: { form: ProgramForm; run: RunPopulation }) {
  const t = useTexts(effortTexts);
  const locale = useLocale();
  const { draft, opened, change } = form;
  const effort = useEffort(opened.card.id, opened.card.changedAt, run);
  if (!effort) return null;
  const isSame = draft.minutesADay === effort.minutesADay && draft.weeks === effort.weeks;
  const words = t(isSame ? 'asSimulated' : 'simulated', {
    minutes: minutesADay(effort.minutesADay, locale),
    weeks: durationIn('week', effort.weeks, locale),
    most: durationIn('week', effort.mostWeeks, locale),
    n: effort.finished,
    all: effort.followers,
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-sunken px-4 py-2 text-14">
      <p className="min-w-0 flex-1 basis-64 py-1.5">
        {rich(words, {
          simulator: (label) => (
            <Link
              to={paths.simulator(opened.card.id)}
              className="text-primary-text underline underline-offset-4"
            >
              {label}
            </Link>
          ),
        })}{' '}
        <span className="text-ink-soft">{t('leftOut')}</span>
      </p>
      {!isSame && (
        <Button
          look="plain"
          className="-me-3 px-3 text-14"
          onClick={() => change({ minutesADay: effort.minutesADay, weeks: effort.weeks })}
        >
          {t('take')}
        </Button>
      )}
    </div>
  );
}
