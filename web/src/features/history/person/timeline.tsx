import type { FollowerStory } from '@regimen/contract/follow-ups.ts';
import {
  dayNumber,
  dayWords,
  shortDate,
  timeOfDay,
  weekdayAndDate,
} from '@regimen/contract/language/instants.ts';
import { capital, quoted, withCommas } from '@regimen/contract/language/languages.ts';
import type { ClosedAlert, TimelineEntry } from '@regimen/contract/timelines.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { useEffect, useRef } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { GivenLines } from '../../../shared/person/given-lines.tsx';
import { givenLines } from '../../../shared/person/given-words.ts';
import { storyTexts } from '../../../shared/person/story-texts.ts';
import { eventWords } from '../../../shared/runs/event-lines.tsx';
import { type Answer, useCall } from '../../../shell/use-call.ts';
import { useNow } from '../../../shell/use-mounted.ts';
import { WhenIn } from '../../../shell/when.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AlertIcon, BellIcon, CheckIcon } from '../../../ui/shell-icons.tsx';
import { type BusyDay, gatherDays, keyOf, type QuietDays } from './gather-days.ts';
import { personTexts } from './person-texts.ts';

interface TimelineProps {
  /** The entry that somebody wants to see; earlier days are read until it is there. */
  wanted: { key: string } | null;
  enrollment: string;
  loaded: Answer<'GET history/runs/{id}/timeline'>;
  program: Program;
  zone: FollowerStory['zone'];
}

/** What somebody was led to is seen to be it, however they came. */
const foundClass = 'scroll-mt-24 focus:outline-2 focus:outline-offset-2 focus:outline-primary-line';

/** Day by day, the newest first; days on which nothing was done are one line together. By the follower's own clock. */
export function Timeline({ enrollment, loaded, program, zone, wanted }: TimelineProps) {
  const t = useTexts(personTexts);
  const now = useNow();
  const { data, hasMore, more, adding } = useCall(
    'GET history/runs/{id}/timeline',
    { params: { id: enrollment }, query: {} },
    { first: loaded },
  );
  const shown = useRef<object | null>(null);
  useEffect(() => {
    if (!wanted || shown.current === wanted || adding) return;
    const entry = document.querySelector<HTMLElement>(`[data-entries~="${CSS.escape(wanted.key)}"]`);
    if (!entry) {
      // What is told by nothing on the page is looked for no further.
      const isThere = data.data.some((each) => keyOf(each) === wanted.key);
      if (hasMore && !isThere) void more();
      return;
    }
    shown.current = wanted;
    entry.scrollIntoView({ block: 'center' });
    entry.focus({ preventScroll: true });
  });
  const dayOf = (at: number) => dayNumber(at, zone);
  const days = gatherDays(data.data, dayOf, dayOf(now));
  if (days.length === 0 && !hasMore) return <EmptyState title={t('notBegun')} />;
  return (
    <section aria-labelledby="days-title" className="grid content-start gap-4">
      <h2 id="days-title" className="text-18">
        {t('days')}
      </h2>
      <ol className="grid gap-5">
        {days.map((each) =>
          each.kind === 'quiet' ? (
            <Quiet key={`quiet ${each.to}`} days={each} />
          ) : (
            <Day key={each.day} of={each} program={program} zone={zone} />
          ),
        )}
      </ol>
      {hasMore && (
        <Button look="quiet" pending={adding} onClick={more} className="justify-self-start">
          {t('more')}
        </Button>
      )}
    </section>
  );
}

function Quiet({ days: { from, to, names, sent, keys } }: { days: QuietDays }) {
  const t = useTexts(personTexts);
  const locale = useLocale();
  const now = useNow();
  const what = withCommas(
    names.map((name) => quoted(name, locale)),
    locale,
  );
  const day = (number: number) => capital(dayWords(locale, number * DAY_MS, now, 'UTC'));
  return (
    <li
      tabIndex={-1}
      data-entries={keys.join(' ')}
      className={`rounded-control bg-sunken px-4 py-2.5 text-14 text-ink-soft wrap-anywhere ${foundClass}`}
    >
      {from === to
        ? t('oneDay', { day: day(to), names: what })
        : t('span', {
            from: shortDate(locale, from * DAY_MS, 'UTC'),
            to: shortDate(locale, to * DAY_MS, 'UTC'),
            names: what,
          })}
      {sent > 0 && ` · ${t('sent', { n: sent })}`}
    </li>
  );
}

function Day({ of: { day, entries, keys }, program, zone }: { of: BusyDay; program: Program; zone: string }) {
  const locale = useLocale();
  const now = useNow();
  return (
    <li tabIndex={-1} data-entries={keys.join(' ')} className={`grid gap-2 rounded-card ${foundClass}`}>
      <h3 className="text-14 font-semibold text-ink-soft">
        {capital(weekdayAndDate(locale, day * DAY_MS, now, 'UTC'))}
      </h3>
      <ol className="grid gap-2">
        {entries.map((entry) => (
          <li
            key={keyOf(entry)}
            tabIndex={-1}
            data-entries={keyOf(entry)}
            className={`${foundClass} grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 rounded-card border bg-raised px-4 py-3 ${
              entry.danger === null ? 'border-line' : 'border-danger-line'
            }`}
          >
            <time dateTime={entry.at} className="pt-0.5 text-14 text-ink-soft tabular-nums">
              {timeOfDay(locale, Date.parse(entry.at), zone)}
            </time>
            <Entry entry={entry} program={program} zone={zone} />
          </li>
        ))}
      </ol>
    </li>
  );
}

function Entry({
  entry: { event, given, prompt, closed, danger },
  program,
  zone,
}: {
  entry: TimelineEntry;
  program: Program;
  zone: string;
}) {
  const t = useTexts(personTexts);
  const said = useTexts(storyTexts);
  const locale = useLocale();
  if (prompt)
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-ink-soft wrap-anywhere">
        <BellIcon size={16} />
        {t(prompt.kind === 'nudge' ? 'nudge' : prompt.byTeam ? 'reminderByTeam' : 'reminder', {
          title: prompt.title,
        })}
        <span className="inline-flex items-center gap-1 text-14">
          {prompt.seen && <CheckIcon size={14} />}
          {t(prompt.seen ? 'seen' : 'notSeen')}
        </span>
      </p>
    );
  if (closed) return <Closed alert={closed} zone={zone} />;
  if (!event) return null;
  // That something was due is told by whether it was done.
  const told = event.told.filter(({ kind }) => kind !== 'came');
  const { title, more } = eventWords({ ...event, told }, locale);
  const protocol = given && program.protocols[given.protocolIndex]?.protocol;
  const lines = given
    ? givenLines(given.result, protocol?.items[given.item ?? ''], (id) => id, said, locale)
    : [];
  const { by, follower } = event;
  return (
    <div className="grid gap-1">
      <p className="leading-heading font-medium wrap-anywhere">
        {title}
        {by && by.id !== follower.id && (
          <span className="font-normal text-ink-soft"> · {t('by', { name: by.full_name })}</span>
        )}
      </p>
      {danger !== null && (
        <div className="rounded-control bg-danger-soft px-3 py-2 text-14 wrap-anywhere">
          <p className="flex items-center gap-1.5 font-semibold text-danger-text">
            <AlertIcon size={16} />
            {t('mayMeanDanger')}
          </p>
          {danger && <p>{danger}</p>}
        </div>
      )}
      {more && <p className="text-14 text-ink-soft wrap-anywhere">{more}</p>}
      {lines.length > 0 && (
        <div className="mt-1 text-14">
          <GivenLines lines={lines} />
        </div>
      )}
    </div>
  );
}

/** The next one who looks after them reads what was done already. */
function Closed({ alert, zone }: { alert: ClosedAlert; zone: string }) {
  const { by, inDanger, openedAt, note } = alert;
  const t = useTexts(personTexts);
  return (
    <div className="grid gap-1">
      <p className="leading-heading font-medium wrap-anywhere">
        <CheckIcon size={16} className="me-1.5 inline" />
        <WhenIn
          at={openedAt}
          zone={zone}
          words={(when) => t(inDanger ? 'dangerClosed' : 'alertClosed', { when })}
        />
        {by && <span className="font-normal text-ink-soft"> · {t('by', { name: by.full_name })}</span>}
      </p>
      <p className={`whitespace-pre-line wrap-anywhere ${note ? '' : 'text-14 text-ink-soft'}`}>
        {note || t('noNote')}
      </p>
    </div>
  );
}
