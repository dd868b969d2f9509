import { unitName } from '@regimen/contract/language/durations.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { SetupField } from './setup-field.tsx';
import { setupTexts } from './setup-texts.ts';

const mostDays = 1_830;

/** For how long they are watched, and which people the chance makes. */
export function TimeFields() {
  const t = useTexts(setupTexts);
  const locale = useLocale();
  const days = { kind: 'number', unit: unitName('day', locale), from: 1, to: mostDays } as const;
  return (
    <section aria-labelledby="time-title" className="grid gap-3">
      <h3 id="time-title" className="text-16 font-semibold">
        {t('timeTitle')}
      </h3>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
        <SetupField {...days} path="days" label={t('days')} />
        <SetupField {...days} from={0} path="arriveOverDays" label={t('arriveOver')} help={t('arriveHelp')} />
        <SetupField {...days} path="stuckAfterDays" label={t('stuckAfter')} help={t('stuckAfterHelp')} />
        <SetupField
          path="seed"
          kind="number"
          from={0}
          to={4_294_967_295}
          label={t('seed')}
          help={t('seedHelp')}
        />
      </div>
    </section>
  );
}
