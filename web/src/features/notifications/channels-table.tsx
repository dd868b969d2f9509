import type { Channel, NotificationChoices, SettingKind } from '@regimen/contract/notifications.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { settingsTexts } from './settings-texts.ts';

type Channels = NotificationChoices['channels'];

const rows = [
  ['task', 'task', 'taskHelp'],
  ['reminder', 'reminder', 'reminderHelp'],
  ['nudge', 'nudge', 'nudgeHelp'],
  ['message', 'message', 'messageHelp'],
  ['follow-up', 'followUp', 'followUpHelp'],
  ['news', 'news', 'newsHelp'],
] as const;
const columns = [
  ['in-app', 'inApp'],
  ['email', 'email'],
  ['push', 'push'],
] as const;
/** What waits for an expert and what is new is always under the bell, and messages on their page: nothing else keeps them. */
const isFixed = (kind: SettingKind, channel: Channel) =>
  channel === 'in-app' && (kind === 'follow-up' || kind === 'news' || kind === 'message');

interface ChannelsTableProps {
  channels: Channels;
  isExpert: boolean;
  onChange: (channels: Channels) => void;
}

/** Each kind by each channel. */
export function ChannelsTable({ channels, isExpert, onChange }: ChannelsTableProps) {
  const t = useTexts(settingsTexts);
  const toggle = (kind: SettingKind, channel: Channel, on: boolean) => {
    const others = channels[kind].filter((each) => each !== channel);
    onChange({ ...channels, [kind]: on ? [...others, channel] : others });
  };
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-line text-14 text-ink-soft">
          <th scope="col" className="py-2 pe-2 text-start font-medium">
            {t('kind')}
          </th>
          {columns.map(([channel, words]) => (
            <th key={channel} scope="col" className="w-16 px-1 py-2 text-center font-medium sm:w-24">
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
              {columns.map(([channel, channelWords]) => (
                <td key={channel} className="p-0 text-center">
                  <label className="grid min-h-12 cursor-pointer place-items-center has-disabled:cursor-default">
                    <input
                      type="checkbox"
                      aria-label={t('onChannel', { kind: t(words), channel: t(channelWords) })}
                      checked={isFixed(kind, channel) || channels[kind].includes(channel)}
                      disabled={isFixed(kind, channel)}
                      onChange={({ target }) => toggle(kind, channel, target.checked)}
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
