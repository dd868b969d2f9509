import type { Job } from '@regimen/contract/job-desk.ts';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import type { PageArgs } from '../../shell/page-data.ts';
import { useAction } from '../../shell/use-action.ts';
import { type Answer, tell, useCall } from '../../shell/use-call.ts';
import { When } from '../../shell/when.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DeskHead, Rows } from './desk.tsx';
import { jobNameTexts } from './job-name-texts.ts';
import { jobsTexts } from './jobs-texts.ts';

export const loadJobs = ({ api }: PageArgs) => api('GET dashboard/jobs');

const everyMs = 10_000;

export function JobsSection({ data: first }: { data: Answer<'GET dashboard/jobs'> }) {
  const t = useTexts(jobsTexts);
  const { data } = useCall('GET dashboard/jobs', {}, { first, every: everyMs });
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      {data.data.length === 0 ? (
        <EmptyState title={t('empty')} help={t('emptyHelp')} />
      ) : (
        <Rows>
          {data.data.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </Rows>
      )}
    </>
  );
}

const isKnown = (name: string): name is keyof typeof jobNameTexts.en => Object.hasOwn(jobNameTexts.en, name);

function JobRow({ job: { id, name, state, tries, fault, createdAt } }: { job: Job }) {
  const t = useTexts(jobsTexts);
  const names = useTexts(jobNameTexts);
  const [retry, retrying] = useAction(async () => {
    await api('POST dashboard/jobs/{id}/retry', { params: { id } });
    showFlash({ tone: 'success', message: t('started') });
    await tell('GET dashboard/jobs');
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{names(isKnown(name) ? name : 'other')}</p>
        <p className="text-12 text-ink-soft">
          <bdi dir="ltr" className="font-mono">
            {name}
          </bdi>
          {' · '}
          <When at={createdAt} />
          {tries > 0 && <> · {t('tries', { n: tries })}</>}
          {fault && (
            <>
              {' · '}
              <bdi dir="ltr">{fault}</bdi>
            </>
          )}
        </p>
      </div>
      <Badge tone={state === 'failed' ? 'warning' : 'neutral'}>{t(state)}</Badge>
      {state === 'failed' && (
        <Button look="quiet" pending={retrying} onClick={() => retry()}>
          {t('again')}
        </Button>
      )}
    </li>
  );
}
