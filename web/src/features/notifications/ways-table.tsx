import type { Channel, NotificationChoices, SettingKind } from '@regimen/contract/notifications.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { settingsTexts } from './settings-texts.ts';

type Channels = NotificationChoices['channels'];

const rows = [
  ['task', 'task', 'taskHelp'],
  ['reminder', 'reminder', 'reminderHelp'],
  ['nudge', 'nudge', 'nudgeHelp'],
  ['follow-up', 'followUp', 'followUpHelp'],
  ['news', 'news', 'newsHelp'],
] as const;
const columns = [
  ['in-app', 'inApp'],
  ['email', 'email'],
  ['push', 'push'],
] as const;
/** What waits for an expert and what is new is always under the bell: nothing else keeps it. */
const isFixed = (kind: SettingKind, way: Channel) =>
  way === 'in-app' && (kind === 'follow-up' || kind === 'news');

interface WaysTableProps {
  channels: Channels;
  isExpert: boolean;
  onChange: (channels: Channels) => void;
}

/** Each kind by each way. */
export function WaysTable({ channels, isExpert, onChange }: WaysTableProps) {
  const t = useTexts(settingsTexts);
  const toggle = (kind: SettingKind, way: Channel, on: boolean) => {
    const others = channels[kind].filter((each) => each !== way);
    onChange({ ...channels, [kind]: on ? [...others, way] : others });
  };
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-line text-14 text-ink-soft">
          <th scope="col" className="py-2 pe-2 text-start font-medium">
            {t('kind')}
          </th>
          {columns.map(([way, words]) => (
            <th key={way} scope="col" className="w-16 px-1 py-2 text-center font-medium sm:w-24">
              {t(words)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(([kind]) => isExpert || kind !== 'follow-up')
          .map(([kind, words, help]) => (
            <tr key={kind} className="border-b border-line">
              <th scope="row" className="py-3 pe-2 text-start font-normal">
                <span className="block font-medium">{t(words)}</span>
                <span className="block text-14 text-ink-soft">{t(help)}</span>
              </th>
              {columns.map(([way, wayWords]) => (
                <td key={way} className="p-0 text-center">
                  <label className="grid min-h-12 cursor-pointer place-items-center has-disabled:cursor-default">
                    <input
                      type="checkbox"
                      aria-label={t('wayOf', { kind: t(words), way: t(wayWords) })}
                      checked={isFixed(kind, way) || channels[kind].includes(way)}
                      disabled={isFixed(kind, way)}
                      onChange={({ target }) => toggle(kind, way, target.checked)}
                      className="size-5 accent-primary-strong"
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
