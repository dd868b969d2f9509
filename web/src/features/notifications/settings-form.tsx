import type { NotificationChoices, NotificationSettings } from '@regimen/contract/notifications.ts';
import { ownZone } from '@regimen/contract/own-zone.ts';
import { isExpert } from '@regimen/contract/roles.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useForm } from '../../shell/use-form.ts';
import { useMounted } from '../../shell/use-mounted.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ChannelsTable } from './channels-table.tsx';
import { QuietFields } from './quiet-fields.tsx';
import { settingsTexts } from './settings-texts.ts';

const amounts = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 50];

/** What reaches one by which channel, when, and how often. */
export function SettingsForm({ settings }: { settings: NotificationSettings }) {
  const t = useTexts(settingsTexts);
  const expert = isExpert(useViewer()?.roles ?? []);
  const [choices, setChoices] = useState<NotificationChoices>({
    channels: settings.channels,
    quiet: settings.quiet,
    mostADay: settings.mostADay,
    weeklySummary: settings.weeklySummary,
    pushDetails: settings.pushDetails,
  });
  const set = (change: Partial<NotificationChoices>) => setChoices((before) => ({ ...before, ...change }));
  // By the clock of whoever chooses; the server knows only what it was told last.
  const zone = useMounted() ? ownZone() : settings.zone;
  const form = useForm<'mostADay'>(async () => {
    await api('PUT notifications/settings', { body: { ...choices, zone } });
    showFlash({ tone: 'success', message: t('saved') });
  });
  const offered = [...new Set([...amounts, choices.mostADay])].sort((a, b) => a - b);
  return (
    <Form
      form={form}
      actions={
        <Button type="submit" pending={form.pending}>
          {t('save')}
        </Button>
      }
    >
      <section aria-labelledby="channels" className="grid gap-4">
        <div>
          <h2 id="channels" className="text-22 font-semibold">
            {t('channels')}
          </h2>
          <p className="text-ink-soft">
            {settings.email ? t('channelsHelp', { email: settings.email }) : t('noEmail')}
          </p>
        </div>
        <ChannelsTable
          channels={choices.channels}
          isExpert={expert}
          onChange={(channels) => set({ channels })}
        />
        <p className="text-14 text-ink-soft">
          {t('alwaysUrgent')} {t(expert ? 'alwaysBell' : 'alwaysNews')}
        </p>
        <CheckField
          label={t('pushDetails')}
          help={t('pushDetailsHelp')}
          checked={choices.pushDetails}
          onChange={(pushDetails) => set({ pushDetails })}
        />
      </section>
      <section aria-labelledby="when" className="mt-4 grid gap-5">
        <h2 id="when" className="text-22 font-semibold">
          {t('when')}
        </h2>
        <QuietFields quiet={choices.quiet} zone={zone} onChange={(quiet) => set({ quiet })} />
        <div className="max-w-80">
          <SelectField
            {...form.field('mostADay')}
            label={t('most')}
            help={t('mostHelp')}
            value={choices.mostADay}
            onChange={({ target }) => set({ mostADay: Number(target.value) })}
          >
            {offered.map((amount) => (
              <option key={amount} value={amount}>
                {amount}
              </option>
            ))}
          </SelectField>
        </div>
        <CheckField
          label={t('weekly')}
          help={t('weeklyHelp')}
          checked={choices.weeklySummary}
          onChange={(weeklySummary) => set({ weeklySummary })}
        />
      </section>
    </Form>
  );
}
