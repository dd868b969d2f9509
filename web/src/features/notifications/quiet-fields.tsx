import { zoneName } from '@regimen/contract/language/zone-name.ts';
import type { NotificationChoices } from '@regimen/contract/notifications.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { settingsTexts } from './settings-texts.ts';

type Quiet = NotificationChoices['quiet'];

/** 510 → "08:30" */
const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** "08:30" → 510; `null` while it is no time. */
function minuteOf(clock: string): number | null {
  const [, hour, minute] = /^(\d{2}):(\d{2})/.exec(clock) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

export function QuietFields({
  quiet,
  zone,
  onChange,
}: {
  quiet: Quiet;
  zone: string;
  onChange: (quiet: Quiet) => void;
}) {
  const t = useTexts(settingsTexts);
  const locale = useLocale();
  return (
    <div className="grid gap-3">
      <CheckField
        label={t('quiet')}
        help={t('quietHelp', { zone: zoneName(zone, locale) })}
        checked={quiet !== null}
        onChange={(on) => onChange(on ? { from: 22 * 60, to: 7 * 60 } : null)}
      />
      {quiet && (
        <div className="grid grid-cols-2 gap-3 ps-8 sm:max-w-80">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              name={`quiet.${end}`}
              type="time"
              label={t(end)}
              value={clockOf(quiet[end])}
              onChange={({ target }) => onChange({ ...quiet, [end]: minuteOf(target.value) ?? quiet[end] })}
            />
          ))}
        </div>
      )}
    </div>
  );
}
