import { unitName } from '@regimen/contract/language/durations.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { traitsOf } from '@regimen/engine/steps/traits.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { appointmentTexts } from './appointment-texts.ts';
import { useSetup } from './setup-context.ts';
import { SetupField } from './setup-field.tsx';

const mostDays = 1_830;

/** What becomes of what people book. Nothing where the program has no appointments. */
export function AppointmentFields({ program }: { program: Program }) {
  const t = useTexts(appointmentTexts);
  const locale = useLocale();
  const { setup } = useSetup();
  const books = program.protocols.some(({ protocol }) =>
    protocol.nodes.some(({ type }) => traitsOf(type).doneBy === 'booking'),
  );
  if (!books || !setup.appointments) return null;
  const days = { kind: 'number', unit: unitName('day', locale), to: mostDays } as const;
  const { half } = setup.appointments.aheadDays;
  return (
    <section aria-labelledby="appointments-title" className="grid gap-3">
      <div>
        <h3 id="appointments-title" className="text-16 font-semibold">
          {t('title')}
        </h3>
        <p className="max-w-measure text-14 text-ink-soft">{t('help')}</p>
      </div>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
        <SetupField {...days} path="appointments.aheadDays.half" label={t('half')} help={t('halfHelp')} />
        <SetupField
          {...days}
          from={half}
          path="appointments.aheadDays.most"
          label={t('most')}
          help={t('mostHelp')}
        />
        <SetupField
          kind="percent"
          path="appointments.cancelled"
          label={t('cancelled')}
          help={t('cancelledHelp')}
        />
        <SetupField kind="percent" path="appointments.missed" label={t('missed')} help={t('missedHelp')} />
      </div>
    </section>
  );
}
