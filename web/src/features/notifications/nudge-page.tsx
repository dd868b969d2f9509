import { isolate } from '@regimen/contract/language/languages.ts';
import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { WhyButton } from '../../shared/why/why-button.tsx';
import { notFound, pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { refreshViewer } from '../../shell/session.ts';
import { WhenIn } from '../../shell/when.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { nudgeTexts } from './nudge-texts.ts';

const page = pageData(({ api, params }) => {
  const id = params.id ?? '';
  if (id === '') throw notFound();
  return api('GET nudges/{id}', { params: { id } });
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** A nudge as a message: its whole text, who it is from, and what one can do now. */
export default function NudgePage() {
  const locale = useLocale();
  const t = useTexts(nudgeTexts);
  const nudge = useLoaderData<typeof clientLoader>();
  const { id, title, html, programId, programTitle, from, sentAt, isRead, nextTask } = nudge;
  // Opened is read: the bell has one less.
  useEffect(() => {
    if (!isRead) refreshViewer().catch(() => undefined);
  }, [isRead]);
  return (
    <article className="mx-auto grid max-w-[40rem] gap-6">
      <PageHead title={title} noIndex />
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-2 text-14 text-ink-soft">
          <p>
            <bdi>{t('from', { name: from, program: programTitle })}</bdi>
            {' · '}
            <WhenIn at={sentAt} words={(when) => when} />
          </p>
          <WhyButton
            about={title}
            question={['GET nudges/{id}/why', { params: { id }, query: {} }]}
            className="-my-2"
          />
        </div>
        <h1 dir="auto" className="text-28 wrap-anywhere">
          {title}
        </h1>
      </header>
      <SafeHtml html={html} className="max-w-measure text-18 wrap-anywhere" />
      <div className="flex flex-wrap gap-3">
        {nextTask && (
          <LinkButton to={paths.task(nextTask.id)}>
            {t('nextTask', { name: isolate(nextTask.name, locale) })}
          </LinkButton>
        )}
        <LinkButton to={paths.follow(programId)} look={nextTask ? 'quiet' : 'primary'}>
          {t('toProgram')}
        </LinkButton>
      </div>
      <p className="-mx-3 flex flex-wrap">
        <LinkButton to={paths.nudges} look="plain" className="px-3">
          {t('all')}
        </LinkButton>
        <LinkButton to={paths.notificationSettings} look="plain" className="px-3">
          {t('settings')}
        </LinkButton>
      </p>
    </article>
  );
}
