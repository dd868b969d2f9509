import type { Following } from '@regimen/contract/enrollments.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { WhyNothingCameDialog } from '../../shared/why/why-nothing-came.tsx';
import { saveFile } from '../../shell/save-file.ts';
import { useAction } from '../../shell/use-action.ts';
import { DisclosureMenu, menuRowClass } from '../../ui/disclosure-menu.tsx';
import { ClockIcon, DownloadIcon, HelpIcon, LockIcon, MoreIcon, PlayIcon } from '../../ui/icons.tsx';
import { PhoneIcon, SignOutIcon, SlidersIcon } from '../../ui/shell-icons.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { manageTexts } from './manage-texts.ts';
import { PauseDialog } from './pause-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { StopSharingDialog } from './stop-sharing-dialog.tsx';
import { useResume } from './use-resume.ts';

type Shown = 'pause' | 'settings' | 'why' | 'leave' | 'stopSharing' | null;

/** Everything that is not doing: hours, devices, pausing, leaving. */
export function ManageMenu({ following, onChanged }: { following: Following; onChanged: () => void }) {
  const t = useTexts(manageTexts);
  const navigate = useNavigate();
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
    running && { words: t('devices'), Icon: PhoneIcon, act: () => navigate(paths.devices) },
    can.pause && { words: t('whyNoReminder'), Icon: HelpIcon, act: () => setShown('why') },
    following.status !== 'waiting' && { words: t('download'), Icon: DownloadIcon, act: download },
    can.pause && { words: t('pause'), Icon: ClockIcon, act: () => setShown('pause') },
    can.withdraw && { words: t('leave'), Icon: SignOutIcon, act: () => setShown('leave') },
    can.stopSharing && { words: t('stopSharing'), Icon: LockIcon, act: () => setShown('stopSharing') },
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
      <StopSharingDialog
        open={shown === 'stopSharing'}
        enrollmentId={following.id}
        onClose={() => setShown(null)}
        onStopped={onChanged}
      />
    </>
  );
}
