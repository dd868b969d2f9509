import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DiscussionRow } from '../discussions/discussion-row.tsx';
import { texts } from './texts.ts';

/** The newest discussions; `null`: they did not come. */
export function LatestDiscussions({
  discussions,
}: {
  discussions: React.ComponentProps<typeof DiscussionRow>['discussion'][] | null;
}) {
  const t = useTexts(texts);
  const isOpen = useOpenPages();
  return (
    <section aria-labelledby="latest-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="latest-title" className="text-22">
          {t('latestTitle')}
        </h2>
        {isOpen('/systems') && (
          <LinkButton to={paths.discussions} look="plain" className="-me-[12px] px-3">
            {t('allDiscussions')}
          </LinkButton>
        )}
      </div>
      {discussions === null && (
        <div className="mt-4">
          <Notice tone="warning">{t('failed')}</Notice>
        </div>
      )}
      {discussions?.length === 0 && (
        <div className="mt-4">
          <EmptyState title={t('noneTitle')} help={t('noneHelp')}>
            {isOpen('/systems/ask') && <LinkButton to={paths.ask}>{t('ask')}</LinkButton>}
          </EmptyState>
        </div>
      )}
      <ul className="mt-4">
        {discussions?.map((discussion) => (
          <DiscussionRow key={discussion.id} discussion={discussion} />
        ))}
      </ul>
    </section>
  );
}
