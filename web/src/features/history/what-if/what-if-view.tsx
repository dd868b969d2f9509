import { lastDays } from '@regimen/contract/language/duration-phrases.ts';
import type { WatchedProgram } from '@regimen/contract/live.ts';
import type { WhatIf } from '@regimen/contract/what-if.ts';
import { Link, useNavigate } from 'react-router';
import { api } from '../../../api.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import type { RunWords } from '../../../shared/runs/run-words.ts';
import { showFlash } from '../../../shell/flash.ts';
import { useAction } from '../../../shell/use-action.ts';
import { When } from '../../../shell/when.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { type VersionName, WhatIfForm } from './what-if-form.tsx';
import { type LoadedPeople, WhatIfPeople } from './what-if-people.tsx';
import { WhatIfProgress } from './what-if-progress.tsx';
import { type WhatIfAddress, whatIfPath } from './what-if-query.ts';
import { WhatIfSums } from './what-if-sums.tsx';
import { whatIfTexts } from './what-if-texts.ts';

export interface LoadedWhatIf {
  programs: readonly WatchedProgram[];
  versions: readonly VersionName[];
  /** What was asked about the chosen program, newest first. */
  earlier: readonly WhatIf[];
  shown: { whatIf: WhatIf; people: LoadedPeople | null } | null;
}

interface WhatIfViewProps {
  address: WhatIfAddress;
  loaded: LoadedWhatIf;
  reason: RunWords['reason'];
}

export function WhatIfView({ address, loaded, reason }: WhatIfViewProps) {
  const t = useTexts(whatIfTexts);
  const { programs, versions, earlier, shown } = loaded;
  return (
    <>
      <Link
        to={paths.history}
        className="inline-flex min-h-9 items-center text-primary-text underline-offset-4 hover:underline"
      >
        {t('back')}
      </Link>
      <PageTitle title={t('title')} lead={t('lead')} />
      {programs.length === 0 ? (
        <EmptyState title={t('noPrograms')} help={t('noProgramsHelp')}>
          <LinkButton to={paths.ownPrograms} look="quiet">
            {t('toPrograms')}
          </LinkButton>
        </EmptyState>
      ) : (
        <div className="grid gap-8">
          <WhatIfForm
            key={address.program}
            programs={programs}
            program={address.program}
            versions={versions}
          />
          {shown && <Shown address={address} {...shown} reason={reason} />}
          {earlier.length > 0 && <Earlier earlier={earlier} current={address.asked} />}
        </div>
      )}
    </>
  );
}

function Shown({
  address,
  whatIf,
  people,
  reason,
}: NonNullable<LoadedWhatIf['shown']> & Pick<WhatIfViewProps, 'address' | 'reason'>) {
  const t = useTexts(whatIfTexts);
  const { status, sums } = whatIf;
  if (status === 'failed')
    return (
      <div role="alert">
        <Notice tone="warning">{t('failed')}</Notice>
      </div>
    );
  if (status !== 'done' || !sums) return <WhatIfProgress key={whatIf.id} whatIf={whatIf} />;
  return (
    <>
      <WhatIfSums whatIf={whatIf} sums={sums} />
      {people && sums.differing > 0 && (
        <WhatIfPeople
          key={`${whatIf.id} ${address.change}`}
          address={address}
          loaded={people}
          counts={sums.reached}
          reason={reason}
        />
      )}
    </>
  );
}

function Earlier({ earlier, current }: { earlier: readonly WhatIf[]; current: string }) {
  const t = useTexts(whatIfTexts);
  return (
    <section aria-labelledby="earlier-title" className="grid gap-3">
      <div>
        <h2 id="earlier-title" className="text-18">
          {t('earlierOnes')}
        </h2>
        <p className="text-14 text-ink-soft">{t('keptFor')}</p>
      </div>
      <ul className="divide-y divide-line rounded-card border border-line">
        {earlier.map((whatIf) => (
          <EarlierOne key={whatIf.id} whatIf={whatIf} isCurrent={whatIf.id === current} />
        ))}
      </ul>
    </section>
  );
}

function EarlierOne({ whatIf, isCurrent }: { whatIf: WhatIf; isCurrent: boolean }) {
  const t = useTexts(whatIfTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const { id, programId, against, since, until, status, sums, createdAt } = whatIf;
  const days = Math.round((Date.parse(until) - Date.parse(since)) / 86_400_000);
  const [forget, forgetting] = useAction(async () => {
    await api('DELETE programs/{id}/what-ifs/{whatIf}', { params: { id: programId, whatIf: id } });
    showFlash({ tone: 'success', message: t('forgotten') });
    navigate(whatIfPath({ program: programId }), { replace: true, preventScrollReset: true });
  });
  const state =
    status === 'done' && sums
      ? t('oneDone', { differing: sums.differing, people: sums.people })
      : t(status === 'failed' ? 'oneFailed' : 'oneRunning');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-3 ps-4">
      <div className="min-w-0">
        <Link
          to={whatIfPath({ program: programId, asked: id })}
          preventScrollReset
          aria-current={isCurrent ? 'true' : undefined}
          className="font-medium text-primary-text underline-offset-4 hover:underline aria-[current=true]:text-ink"
        >
          {t('oneTitle', {
            against: against ? t('againstVersion', { number: against.number }) : t('againstDraft'),
            days: lastDays(days, locale),
          })}
        </Link>
        <p className="text-14 text-ink-soft">
          <When at={createdAt} /> · {state}
        </p>
      </div>
      <Button look="quiet" pending={forgetting} onClick={forget}>
        {t('forget')}
      </Button>
    </li>
  );
}
