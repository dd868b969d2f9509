import type { Following } from '@regimen/contract/enrollments.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { WhyNothingCameDialog } from '../../shared/why/why-nothing-came.tsx';
import { saveFile } from '../../shell/save-file.ts';
import { useAction } from '../../shell/use-action.ts';
import { DisclosureMenu, menuRowClass } from '../../ui/disclosure-menu.tsx';
import { ClockIcon, DownloadIcon, HelpIcon, MoreIcon, PlayIcon } from '../../ui/icons.tsx';
import { PhoneIcon, SignOutIcon, SlidersIcon } from '../../ui/shell-icons.tsx';
import { DevicesDialog } from './devices-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { manageTexts } from './manage-texts.ts';
import { PauseDialog } from './pause-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { useResume } from './use-resume.ts';

type Shown = 'pause' | 'settings' | 'devices' | 'why' | 'leave' | null;

/** Everything that is not doing: hours, devices, pausing, leaving. */
export function ManageMenu({ following, onChanged }: { following: Following; onChanged: () => void }) {
  const t = useTexts(manageTexts);
  const [shown, setShown] = useState<Shown>(null);
  const [resume] = useResume(following.id, onChanged);
  const [download] = useAction(() =>
    saveFile(`enrollments/${following.id}/fhir`, `my-data-${following.startedAt.slice(0, 10)}.fhir.json`),
  );
  const { can } = following;
  const running = can.pause || can.resume;
  const rows = [
    can.resume && { words: t('resume'), Icon: PlayIcon, act: resume },
    running && { words: t('settings'), Icon: SlidersIcon, act: () => setShown('settings') },
    running && { words: t('devices'), Icon: PhoneIcon, act: () => setShown('devices') },
    can.pause && { words: t('whyNoReminder'), Icon: HelpIcon, act: () => setShown('why') },
    following.status !== 'waiting' && { words: t('download'), Icon: DownloadIcon, act: download },
    can.pause && { words: t('pause'), Icon: ClockIcon, act: () => setShown('pause') },
    can.withdraw && { words: t('leave'), Icon: SignOutIcon, act: () => setShown('leave') },
  ].filter((row) => row !== false);
  if (rows.length === 0) return null;
  return (
    <>
      <DisclosureMenu
        button={
          <>
            <MoreIcon />
            {t('manage')}
          </>
        }
        buttonClass="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-raised px-4 font-semibold hover:bg-sunken"
      >
        {(close) => (
          <ul>
            {rows.map(({ words, Icon, act }) => (
              <li key={words}>
                <button
                  type="button"
                  className={menuRowClass}
                  onClick={() => {
                    close();
                    act();
                  }}
                >
                  <Icon className="text-ink-faint" />
                  {words}
                </button>
              </li>
            ))}
          </ul>
        )}
      </DisclosureMenu>
      <SettingsDialog
        key={`${following.zone} ${following.isSeen} ${JSON.stringify(following.welcome)}`}
        open={shown === 'settings'}
        following={following}
        onClose={() => setShown(null)}
        onSaved={onChanged}
      />
      <WhyNothingCameDialog
        programs={[{ enrollmentId: following.id, title: following.program.title }]}
        open={shown === 'why'}
        onClose={() => setShown(null)}
      />
      <DevicesDialog
        open={shown === 'devices'}
        kpis={following.kpis.filter(({ canEnter }) => canEnter)}
        onClose={() => setShown(null)}
      />
      <PauseDialog
        open={shown === 'pause'}
        enrollmentId={following.id}
        onClose={() => setShown(null)}
        onPaused={onChanged}
      />
      <LeaveDialog
        open={shown === 'leave'}
        enrollmentId={following.id}
        program={following.program.title}
        onPause={can.pause ? () => setShown('pause') : undefined}
        onClose={() => setShown(null)}
      />
    </>
  );
}
