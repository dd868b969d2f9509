import type { FollowUpCard, OpenFollowUp } from '@regimen/contract/follow-ups.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import type { FileQuestion } from '../../shared/answering/answer-field.tsx';
import { Time } from '../../shell/time.tsx';
import { WhenIn } from '../../shell/when.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { EasedBy } from './eased-by.tsx';
import { followUpTexts } from './follow-up-texts.ts';
import { formTexts } from './form-texts.ts';
import { HowItWasClosed } from './how-it-was-closed.tsx';
import { kindWords } from './kind-words.ts';
import type { NextWords } from './next-steps.ts';
import { ClaimBadge, EndedBadge, UrgentBadge, WaitingSince } from './queue-badges.tsx';
import { ReachThem } from './reach-them.tsx';
import { ResultForm } from './result-form.tsx';
import { WorkActions } from './work-actions.tsx';

export interface WhyWords {
  words: string;
  asked: { name: string; words: string; holds: boolean }[];
}

interface FollowUpWorkProps {
  followUp: OpenFollowUp;
  /** Why it came, as far as the record says. */
  why: readonly WhyWords[];
  next: NextWords;
  /** What else waits about the same person, of what the queue shows. */
  others: readonly FollowUpCard[];
  pathOf: (id: string) => string;
  file: FileQuestion;
  roleName: (role: string) => string;
  backTo: string;
  onChanged: () => void;
  onDone: () => void;
}

/** One task of the expert: what it is about, whose it is, and the form. */
export function FollowUpWork(props: FollowUpWorkProps) {
  const { followUp, why, next, others, pathOf, file, roleName, backTo, onChanged, onDone } = props;
  const t = useTexts(followUpTexts);
  const said = useTexts(formTexts);
  const locale = useLocale();
  const { id, kind, name, item, description, status, claimedBy, isMine, handedNote, role } = followUp;
  const title = useOpenedAtTop();
  const isOthers = claimedBy !== null && !isMine;
  const isOpen = status === 'open';
  const isAboutPerson = followUp.isUrgent || !followUp.canWait;
  // What nobody did in time leads the case, even before the ways to the person.
  const wasMissed = followUp.missed !== '';
  const reasons = <WhyItCame missed={followUp.missed} why={why} />;
  return (
    <section aria-labelledby="work-title" className="grid content-start gap-5">
      <Link
        to={backTo}
        preventScrollReset
        className="inline-flex min-h-11 items-center text-primary-text underline-offset-4 hover:underline lg:hidden"
      >
        {t('back')}
      </Link>
      <div className="grid gap-2">
        <p className="text-14 text-ink-soft wrap-anywhere">
          {kindWords(kind, locale)} · <bdi>{followUp.programTitle}</bdi>
        </p>
        <h2
          id="work-title"
          ref={title}
          tabIndex={-1}
          className="text-22 leading-heading wrap-anywhere outline-none"
        >
          <bdi>{isAboutPerson ? followUp.follower.full_name : name}</bdi>
        </h2>
        {isAboutPerson && (
          <p className="wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-1.5">
          {isOpen && followUp.isUrgent && <UrgentBadge inDanger={followUp.inDanger} />}
          <EndedBadge followUp={followUp} />
          {isOpen && <ClaimBadge followUp={followUp} />}
          {role !== '' && <Badge>{t('role', { role: roleName(role) })}</Badge>}
          <span className="text-14 text-ink-soft">
            <WaitingSince followUp={followUp} />
            {isOpen && followUp.expiresAt && (
              <>
                {' · '}
                <WhenIn at={followUp.expiresAt} isEnd words={(when) => t('until', { when })} />
              </>
            )}
          </span>
        </div>
      </div>
      {!isOpen && <HowItWasClosed followUp={followUp} />}
      {wasMissed && reasons}
      {followUp.easedBy && (
        <Notice>
          <EasedBy easedBy={followUp.easedBy} />
        </Notice>
      )}
      {isOpen && isAboutPerson && <ReachThem followUp={followUp} />}
      {isOpen && <WorkActions followUp={followUp} onChanged={onChanged} />}
      {handedNote && isMine && <Notice title={t('assignedNote')}>{handedNote}</Notice>}
      {!wasMissed && why.length > 0 && reasons}
      {others.length > 0 && <AlsoOpen others={others} pathOf={pathOf} />}
      {followUp.closedLately.length > 0 && <ClosedLately closed={followUp.closedLately} />}
      {description && <p className="max-w-measure whitespace-pre-line">{description}</p>}
      {item?.kind === 'activity' && (
        <p className="max-w-measure rounded-card bg-sunken p-4 whitespace-pre-line">{item.instructions}</p>
      )}
      {!isOpen ? null : isOthers ? (
        <Notice>{said('takenFirst', { name: claimedBy.full_name })}</Notice>
      ) : (
        <>
          {followUp.inDanger && kind !== 'alert' && <Notice>{said('notReached')}</Notice>}
          <ResultForm
            key={id}
            followUp={followUp}
            next={next}
            file={file}
            onDone={onDone}
            onLate={onChanged}
          />
        </>
      )}
    </section>
  );
}

/** On a phone what is opened takes the place of the queue: it begins at its top, and the focus is on whom it is about. */
function useOpenedAtTop() {
  const title = useRef<HTMLHeadingElement>(null);
  const wide = useWide();
  useEffect(() => {
    if (wide !== false) return;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [wide]);
  return title;
}

function WhyItCame({ missed, why }: { missed: string; why: readonly WhyWords[] }) {
  const t = useTexts(formTexts);
  return (
    <div className={`grid gap-1 rounded-card border p-4 ${missed ? 'border-danger-line' : 'border-line'}`}>
      <h3 className="text-14 font-semibold text-ink-soft">{t('whyItCame')}</h3>
      {missed && <p className="font-semibold wrap-anywhere">{missed}</p>}
      {why.map(({ words, asked }) => (
        <div key={words} className="grid gap-1">
          <p className="wrap-anywhere">{words}</p>
          <ul className="grid gap-0.5">
            {asked
              .filter(({ holds }) => holds)
              .map((each) => (
                <li key={each.words} className="text-14 text-ink-soft wrap-anywhere">
                  {each.words}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Somebody is called once, whatever else of theirs waits. */
function AlsoOpen({ others, pathOf }: Pick<FollowUpWorkProps, 'others' | 'pathOf'>) {
  const t = useTexts(followUpTexts);
  const locale = useLocale();
  return (
    <div className="grid gap-1">
      <h3 className="text-14 font-semibold text-ink-soft">{t('alsoOpen')}</h3>
      <ul className="grid gap-1">
        {others.map(({ id, kind, name }) => (
          <li key={id}>
            <Link
              to={pathOf(id)}
              preventScrollReset
              className="inline-flex min-h-6 items-center text-primary-text underline-offset-4 hover:underline"
            >
              <span>
                {kindWords(kind, locale)} · <bdi>{name}</bdi>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What colleagues did about this person already, in whichever program. */
function ClosedLately({ closed }: { closed: OpenFollowUp['closedLately'] }) {
  const t = useTexts(followUpTexts);
  return (
    <div className="grid gap-2">
      <h3 className="text-14 font-semibold text-ink-soft">{t('closedLately')}</h3>
      <ul className="grid gap-2">
        {closed.map(({ id, programTitle, by, closedAt, note }) => (
          <li key={id} className="rounded-card bg-sunken px-4 py-3">
            {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
            <p className="text-14 text-ink-soft wrap-anywhere">
              {t('closedBy', { name: by.full_name })} · <Time at={closedAt} /> · <bdi>{programTitle}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
