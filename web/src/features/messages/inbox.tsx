import type { InboxEntry } from '@regimen/contract/inbox.ts';
import { aboutDuration } from '@regimen/contract/language/duration-forms.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import { Link, useSearchParams } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useCall } from '../../shell/use-call.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { WhenIn } from '../../shell/when.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { DangerBadge } from '../../ui/danger-badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { InboxActions } from './inbox-actions.tsx';
import { inboxTexts } from './inbox-texts.ts';

const views = ['waiting', 'mine', 'snoozed', 'all'] as const;
type View = (typeof views)[number];

const wayClass = 'inline-flex min-h-11 items-center text-primary-text underline-offset-4 hover:underline';

/** Conversations of one's followers, as work to be done: who waits, since when, and whose it is. */
export default function Inbox() {
  const t = useTexts(inboxTexts);
  const [params, setParams] = useSearchParams();
  const view = views.find((each) => each === params.get('view')) ?? 'waiting';
  const { data, failed, renew } = useCall('GET inbox', { query: { show: view } });
  const show = (next: View) =>
    setParams({ show: 'inbox', view: next }, { replace: true, preventScrollReset: true });
  return (
    <div className="grid gap-4">
      <Figures />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ChoiceField
          label={t('show')}
          hideLabel
          look="segments"
          value={view}
          onChange={show}
          choices={views.map((value) => ({ value, label: t(value) }))}
        />
        <div className="flex flex-wrap gap-x-6">
          <Link to={`${paths.expertProfile}#office-hours`} className={wayClass}>
            {t('officeHours')}
          </Link>
          <Link to={paths.followUps} className={wayClass}>
            {t('toFollowUps')}
          </Link>
        </div>
      </div>
      {!data ? (
        <p role="status" className="text-ink-soft">
          {t(failed ? 'failed' : 'loading')}
        </p>
      ) : data.data.length === 0 ? (
        <EmptyState title={t(`${view}Empty`)} help={t('emptyHelp')} />
      ) : (
        <ul aria-label={t('label')} className="grid gap-2">
          {data.data.map((entry) => (
            <Entry key={entry.chatId} entry={entry} onChanged={renew} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Figures() {
  const t = useTexts(inboxTexts);
  const locale = useLocale();
  const { data } = useCall('GET inbox/figures', {});
  if (!data) return null;
  const median = data.medianMinutes;
  return (
    <p className="text-ink-soft">
      {data.waiting === 0 ? t('noneWaiting') : t('waitingCount', { n: data.waiting })}
      {median !== null && ` ${t('median', { time: aboutDuration(Math.max(1, median), locale) })}`}
    </p>
  );
}

function Entry({ entry, onChanged }: { entry: InboxEntry; onChanged: () => void }) {
  const t = useTexts(inboxTexts);
  const locale = useLocale();
  const viewer = useViewer();
  const { chatId, follower, isMember, opening, waitingSince, followUpId, assignedTo, snoozedUntil, note } =
    entry;
  const experts = listWords(
    entry.experts.map(({ full_name }) => full_name),
    locale,
  );
  return (
    <li
      className={`relative grid gap-1.5 rounded-card border bg-raised p-4 ${followUpId ? 'border-danger-line' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {isMember ? (
          <Link
            to={paths.chat(chatId)}
            className="font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-card"
          >
            <bdi>{follower.full_name}</bdi>
          </Link>
        ) : (
          <bdi className="font-semibold wrap-anywhere">{follower.full_name}</bdi>
        )}
        {followUpId && <DangerBadge>{t('danger')}</DangerBadge>}
        {assignedTo && (
          <Badge>
            {assignedTo.id === viewer?.id
              ? t('assignedToYou')
              : t('assignedTo', { name: assignedTo.full_name })}
          </Badge>
        )}
        {snoozedUntil && Date.parse(snoozedUntil) > Date.now() && (
          <Badge>
            <WhenIn at={snoozedUntil} words={(when) => t('snoozedUntil', { when })} />
          </Badge>
        )}
      </div>
      {isMember && opening ? (
        <p dir="auto" className="line-clamp-2 text-start wrap-anywhere">
          {opening}
        </p>
      ) : (
        !isMember && <p className="text-ink-soft">{t('between', { names: experts })}</p>
      )}
      {note && <p className="rounded-control bg-sunken px-3 py-2 text-14">{t('note', { note })}</p>}
      <p className="text-14 text-ink-soft">
        <bdi>{entry.programTitle}</bdi>
        {' · '}
        {waitingSince ? (
          <WhenIn at={waitingSince} words={(when) => t('waitingSince', { when })} />
        ) : (
          t('answered')
        )}
        {waitingSince === null &&
          entry.firstAnswerMinutes !== null &&
          ` · ${t('firstAnswer', { time: aboutDuration(Math.max(1, entry.firstAnswerMinutes), locale) })}`}
      </p>
      <div className="relative -ms-3 flex flex-wrap gap-x-1">
        {followUpId && (
          <Link
            to={paths.followUp(followUpId)}
            className="inline-flex min-h-11 items-center px-3 font-semibold text-primary-text hover:underline"
          >
            {t('openAlert')}
          </Link>
        )}
        <InboxActions entry={entry} onChanged={onChanged} />
      </div>
    </li>
  );
}
