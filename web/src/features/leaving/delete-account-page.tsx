import { durationIn } from '@regimen/contract/language/durations.ts';
import { longDate } from '@regimen/contract/language/instants.ts';
import { graceDays } from '@regimen/contract/leaving-times.ts';
import { useState, useSyncExternalStore } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useKeepAccount } from '../../shared/leaving/use-keep-account.ts';
import { Question } from '../../shared/step-up/question.tsx';
import { useStepUp } from '../../shared/step-up/use-step-up.tsx';
import { cameFrom } from '../../shell/came-from.ts';
import { showFlash } from '../../shell/flash.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useClockZone } from '../../shell/reader-zone.ts';
import { sessionEnded } from '../../shell/session.ts';
import { useAction } from '../../shell/use-action.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { deleteTexts } from './delete-texts.ts';

const page = pageData(({ api }) => api('GET account-deletion'));
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function DeleteAccountPage() {
  const t = useTexts(deleteTexts);
  const locale = useLocale();
  const eraseAt = useViewer()?.eraseAt;
  const { goes, stays, programs, followers } = useLoaderData<typeof clientLoader>();
  const grace = durationIn('day', graceDays, locale, 'after');
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <Breadcrumbs label={t('title')} crumbs={[{ words: t('privacySecurity'), to: paths.ownData }]} />
      <PageTitle title={t('title')} lead={t('lead', { grace })} />
      <div className="grid max-w-measure gap-10">
        {eraseAt && <Pending eraseAt={eraseAt} />}
        <List title={t('goes')} lines={goes} />
        <List title={t('stays')} help={t('staysHelp')} lines={stays} />
        {programs > 0 && (
          <Notice
            tone="warning"
            title={followers > 0 ? t('followersTitle', { n: followers }) : t('followersPast')}
          >
            {t('followersText')}
          </Notice>
        )}
        <section className="grid gap-3">
          <h2 className="text-22">{t('exportTitle')}</h2>
          <p className="text-ink-soft">{t('exportHelp')}</p>
          <div>
            <LinkButton look="quiet" to={paths.ownData}>
              {t('export')}
            </LinkButton>
          </div>
        </section>
        {!eraseAt && <Leave grace={grace} />}
      </div>
    </>
  );
}

function List({ title, help, lines }: { title: string; help?: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-22">{title}</h2>
      {help && <p className="text-ink-soft">{help}</p>}
      <ul className="grid list-disc gap-1.5 ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function Pending({ eraseAt }: { eraseAt: string }) {
  const t = useTexts(deleteTexts);
  const date = longDate(useLocale(), Date.parse(eraseAt), useClockZone());
  const [keep, keeping] = useKeepAccount();
  return (
    <Notice tone="warning" title={t('pendingTitle', { date })}>
      <p>{t('pendingText')}</p>
      <Button className="mt-3" pending={keeping} onClick={keep}>
        {t('keep')}
      </Button>
    </Notice>
  );
}

function Leave({ grace }: { grace: string }) {
  const t = useTexts(deleteTexts);
  const locale = useLocale();
  const zone = useClockZone();
  const navigate = useNavigate();
  const { proven, question } = useStepUp(Question, t('leave'));
  const [asking, setAsking] = useState(false);
  const from = useSyncExternalStore(cameFrom.subscribe, cameFrom.get, () => null);
  const back = from === null || from.startsWith(paths.privacySecurity) ? paths.ownData : from;
  const [leave, leaving] = useAction(async () => {
    setAsking(false);
    const { eraseAt } = await proven(() => api('POST account-deletion'));
    sessionEnded();
    await navigate('/', { replace: true });
    const date = longDate(locale, Date.parse(eraseAt), zone);
    showFlash({ tone: 'success', message: t('asked', { date }) });
  });
  return (
    <section className="grid gap-4 border-t border-line pt-8">
      <h2 className="text-22">{t('leaveTitle')}</h2>
      <p className="text-ink-soft">{t('leaveHelp', { grace })}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="danger" pending={leaving} onClick={() => setAsking(true)}>
          {t('leave')}
        </Button>
        <LinkButton look="quiet" to={back}>
          {t('stay')}
        </LinkButton>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('sureTitle')}
        text={t('sureText', { grace })}
        keep={t('stay')}
        confirm={t('leave')}
        onConfirm={leave}
        onClose={() => setAsking(false)}
      />
      {question}
    </section>
  );
}
