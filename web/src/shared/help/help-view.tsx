import { isolate } from '@regimen/contract/language/languages.ts';
import type { UrgentHelp } from '@regimen/contract/urgent.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { WhenIn } from '../../shell/when.tsx';
import { LinkButton } from '../../ui/button.tsx';
import type { Danger } from './danger-in.ts';
import { Numbers } from './emergency-numbers.tsx';
import { useHelpShown } from './help-shown.ts';
import { LeavePhone } from './leave-phone.tsx';
import { texts } from './texts.ts';
import { MoreWords, useDangerTitle, WhatToDo } from './what-to-do.tsx';

interface HelpViewProps {
  /** The newest first; there is always one. */
  dangers: readonly [Danger, ...Danger[]];
  /** What happens now; nothing where nobody had to be told. */
  children?: ReactNode;
  /** It took the place of a form that had the focus. */
  takesFocus?: boolean;
}

/** A calm page for somebody who may be in danger: words of a person, whom to call, what happens now. Nothing else. */
export function HelpView({ dangers, children, takesFocus = false }: HelpViewProps) {
  const t = useTexts(texts);
  const viewer = useViewer();
  const heading = useRef<HTMLHeadingElement>(null);
  const titleOf = useDangerTitle();
  const locale = useLocale();
  const [first, ...others] = dangers;
  const measured = dangers.filter((danger) => danger.measured !== null);
  const isOver = dangers.every(({ over }) => over);
  // Of guests and of whoever only looks it up nothing is known.
  const about = measured.length === dangers.length ? 'body' : first.programId === '' ? 'any' : 'mind';
  useHelpShown();
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [takesFocus]);
  return (
    <article className="mx-auto grid max-w-[40rem] gap-8">
      <header className="grid gap-3">
        <h1 ref={heading} tabIndex={-1} dir="auto" className="text-28 wrap-anywhere outline-none">
          {titleOf(first)}
        </h1>
        <WhatToDo danger={first} />
        {isOver && (
          <LinkButton to={paths.follow(first.programId)} className="mt-2 justify-self-start">
            {t('toProgram', { program: isolate(first.programTitle ?? '', locale) })}
          </LinkButton>
        )}
      </header>
      {others.map((danger) => (
        <section key={`${danger.programId} ${danger.title}`} className="grid gap-3">
          <h2 dir="auto" className="text-22 wrap-anywhere">
            {titleOf(danger)}
          </h2>
          <WhatToDo danger={danger} />
        </section>
      ))}
      <Numbers about={about} title={t(isOver ? 'overCallTitle' : 'callTitle')} isOver={isOver} />
      {dangers.map((danger) => (
        <MoreWords key={`${danger.programId} ${danger.title}`} danger={danger} />
      ))}
      {measured.filter(isNotWell).map(({ programId, measured }) => (
        <LinkButton
          key={`${programId} ${measured?.kpi}`}
          to={paths.measure(programId, measured?.kpi ?? '')}
          look="quiet"
          className="justify-self-start"
        >
          {t('measureAgain', { name: isolate(measured?.name ?? '', locale) })}
        </LinkButton>
      ))}
      {children && (
        <section aria-labelledby="happens-title" className="grid gap-2">
          <h2 id="happens-title" className="text-18">
            {t('nowTitle')}
          </h2>
          {children}
        </section>
      )}
      {viewer && (
        <LinkButton to={paths.myTasks} look="plain" className="-ms-3 justify-self-start px-3">
          {t('back')}
        </LinkButton>
      )}
    </article>
  );
}

const isNotWell = ({ over, measured }: Danger): boolean => !over || measured?.since?.isWell !== true;

/** Who was told, and whether they have looked. */
export function WhatHappens({ help }: { help: UrgentHelp }) {
  const t = useTexts(texts);
  const { told, seen, over, endsBy } = help;
  if (over) return <p className="max-w-measure">{t('toldOver', { name: told.name })}</p>;
  return (
    <div className="grid max-w-measure gap-3">
      <p>{t(told.others > 0 ? 'toldTeam' : 'toldOne', { name: told.name })}</p>
      {seen && (
        <p className="font-semibold">
          <WhenIn at={seen.at} words={(when) => t('seen', { name: seen.by, when })} />
        </p>
      )}
      <p>{t(seen ? 'stillCall' : 'notWait')}</p>
      {endsBy === 'reading' ? (
        <p>
          {t('endsByReading')}{' '}
          <Link
            to={paths.correct(help.programId, help.measured?.kpi ?? '')}
            className="inline-flex min-h-6 items-center underline"
          >
            {t('correctIt')}
          </Link>
        </p>
      ) : (
        <p>{t(seen ? 'endsToday' : 'endsByExpert', { name: told.name })}</p>
      )}
      <LeavePhone key={help.id} help={help} />
    </div>
  );
}

/** Handed in without a connection. */
export function NobodyToldYet() {
  const t = useTexts(texts);
  return (
    <p className="max-w-measure">
      {t('notTold')} {t('kept')}
    </p>
  );
}
