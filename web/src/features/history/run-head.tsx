import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import MessageButton from '../../shared/messages/message-button.tsx';
import { Avatar } from '../../shared/person/avatar.tsx';
import { runTexts } from '../../shared/runs/run-texts.ts';
import { saveFile } from '../../shell/save-file.ts';
import { useAction } from '../../shell/use-action.ts';
import { When } from '../../shell/when.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';

export interface LoadedRun {
  id: string;
  programId: string;
  programTitle: string;
  versionNumber: number;
  follower: { id: string; full_name: string };
  canMessage: boolean;
  status: 'waiting' | 'active' | 'paused' | 'finished' | 'failed' | 'withdrawn';
  startedAt: string;
  endedAt: string | null;
  /** Every version they were on, the one they began with first. */
  versions: { id: string; number: number }[];
  program: Program;
  state: ProgramRun | null;
}

/** Whose page it is, and in which program. */
export function RunHead({ run }: { run: LoadedRun }) {
  const t = useTexts(runTexts);
  const { follower, programTitle, versionNumber, status, startedAt, endedAt } = run;
  const [save, saving] = useAction(() => saveFile(`history/runs/${run.id}/fhir`, `${run.id}.fhir.json`));
  return (
    <div className="mb-6 grid gap-3">
      <Link
        to={paths.history}
        className="inline-flex min-h-9 items-center justify-self-start text-primary-text underline-offset-4 hover:underline"
      >
        {t('back')}
      </Link>
      <div className="flex flex-wrap items-start gap-4">
        <Avatar name={follower.full_name} size={52} />
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <h1 className="text-28 wrap-anywhere">{t('title', { name: follower.full_name })}</h1>
          <p className="text-ink-soft">
            <bdi>{t('about', { program: programTitle, number: versionNumber })}</bdi>
            {' · '}
            {t('began')} <When at={startedAt} />
            {endedAt && (
              <>
                {' · '}
                {t('ended')} <When at={endedAt} />
              </>
            )}
          </p>
          <span>
            <Badge tone={status === 'finished' ? 'success' : status === 'active' ? 'primary' : 'neutral'}>
              {t(status)}
            </Badge>
          </span>
        </div>
        <div className="flex flex-wrap gap-2 sm:ms-auto">
          {run.canMessage && <MessageButton id={follower.id} />}
          {status !== 'waiting' && (
            <Button look="quiet" pending={saving} onClick={save}>
              <DownloadIcon />
              {t('fhir')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
