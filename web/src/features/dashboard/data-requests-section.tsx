import type { AskedErasure, AskedExport } from '@regimen/contract/data-requests.ts';
import { longDate } from '@regimen/contract/language/instants.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { showFlash } from '../../shell/flash.ts';
import type { PageArgs } from '../../shell/page-data.ts';
import { useAction } from '../../shell/use-action.ts';
import { type Answer, tell, useCall } from '../../shell/use-call.ts';
import { WhenIn } from '../../shell/when.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { dataRequestsTexts } from './data-requests-texts.ts';
import { DeskHead, Figure, Figures, Panel, Rows } from './desk.tsx';

interface Requests {
  exports: Answer<'GET dashboard/exports'>;
  erasures: Answer<'GET dashboard/erasures'>;
}

export const loadDataRequests = async ({ api }: PageArgs): Promise<Requests> => {
  const [exports, erasures] = await Promise.all([
    api('GET dashboard/exports', { query: {} }),
    api('GET dashboard/erasures', { query: {} }),
  ]);
  return { exports, erasures };
};

const everyMs = 10_000;

export function DataRequestsSection({ data: first }: { data: Requests }) {
  const t = useTexts(dataRequestsTexts);
  const exports = useCall(
    'GET dashboard/exports',
    { query: {} },
    {
      first: first.exports,
      every: ({ data }) => (data.some(({ status }) => status === 'running') ? everyMs : undefined),
    },
  );
  const erasures = useCall('GET dashboard/erasures', { query: {} }, { first: first.erasures });
  const { figures } = erasures.data;
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      <Figures columns="md:grid-cols-4">
        {(['waiting', 'due', 'doneLately', 'done'] as const).map((name) => (
          <Figure key={name} name={t(name)} value={figures[name]} />
        ))}
      </Figures>
      <Panel title={t('erasures')}>
        <p className="max-w-measure text-14 text-ink-soft">{t('erasuresHelp')}</p>
        <Requested list={erasures} none={t('noErasures')}>
          {erasures.data.data.map((erasure) => (
            <ErasureRow key={erasure.person.id} erasure={erasure} />
          ))}
        </Requested>
      </Panel>
      <Panel title={t('exports')}>
        <Requested list={exports} none={t('noExports')}>
          {exports.data.data.map((each) => (
            <ExportRow key={each.id} asked={each} />
          ))}
        </Requested>
      </Panel>
    </>
  );
}

interface RequestedProps {
  list: { hasMore: boolean; more: () => Promise<void>; adding: boolean };
  none: string;
  children: ReactNode[];
}

function Requested({ list: { hasMore, more, adding }, none, children }: RequestedProps) {
  const t = useTexts(dataRequestsTexts);
  if (children.length === 0) return <p className="text-14 text-ink-soft">{none}</p>;
  return (
    <>
      <Rows>{children}</Rows>
      {hasMore && (
        <div>
          <Button look="quiet" pending={adding} onClick={more}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

function ErasureRow({ erasure: { person, askedAt, eraseAt, state, failedJob } }: { erasure: AskedErasure }) {
  const t = useTexts(dataRequestsTexts);
  const date = longDate(useLocale(), Date.parse(eraseAt), 'UTC');
  const words = { waiting: t('stateWaiting'), due: t('stateDue'), failed: t('failed') }[state];
  return (
    <Request
      person={person}
      facts={
        <>
          <WhenIn at={askedAt} words={(time) => t('asked', { time })} /> · {t('onDay', { date })}
        </>
      }
      failedJob={failedJob}
    >
      <Badge tone={state === 'failed' ? 'warning' : 'neutral'}>{words}</Badge>
    </Request>
  );
}

const tones = { running: 'primary', ready: 'success', failed: 'warning' } as const;

function ExportRow({ asked }: { asked: AskedExport }) {
  const t = useTexts(dataRequestsTexts);
  const { person, status, progress, askedAt, expiresAt, failedJob } = asked;
  return (
    <Request
      person={person}
      facts={
        <>
          <WhenIn at={askedAt} words={(time) => t('asked', { time })} />
          {expiresAt && (
            <>
              {' · '}
              <WhenIn at={expiresAt} isEnd words={(time) => t('until', { time })} />
            </>
          )}
        </>
      }
      failedJob={failedJob}
    >
      <Badge tone={tones[status]}>
        {status === 'running' ? t('running', { percent: progress }) : t(status)}
      </Badge>
    </Request>
  );
}

interface RequestProps {
  person: AskedExport['person'];
  facts: ReactNode;
  failedJob: string | null;
  children: ReactNode;
}

/** Whose it is, what is known of it, and the way to try again. */
function Request({ person, facts, failedJob, children }: RequestProps) {
  const t = useTexts(dataRequestsTexts);
  const [retry, retrying] = useAction(async (id: string) => {
    await api('POST dashboard/jobs/{id}/retry', { params: { id } });
    showFlash({ tone: 'success', message: t('started') });
    await Promise.all([tell('GET dashboard/exports'), tell('GET dashboard/erasures')]);
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <Link to={paths.dashboard('people', person.id)} className="font-medium hover:underline">
          <bdi>{person.full_name}</bdi>
        </Link>
        <p className="text-12 text-ink-soft">{facts}</p>
      </div>
      {children}
      {failedJob && (
        <Button look="quiet" pending={retrying} onClick={() => retry(failedJob)}>
          {t('again')}
        </Button>
      )}
    </li>
  );
}
