import { eventTitle, isDeclined } from '@regimen/contract/event-words.ts';
import type { Effect } from '@regimen/engine/effect.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { Lived } from '@regimen/engine/simulate/life.ts';
import { reasonsOf } from '@regimen/engine/simulate/reasons.ts';
import type { Trace } from '@regimen/engine/trace.ts';
import { memo, useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { aboutEvent } from '../../../shared/runs/about-record.ts';
import { When } from '../../../shell/when.tsx';
import { Button } from '../../../ui/button.tsx';
import { ExpertIcon, FlagIcon } from '../../../ui/flow-icons.tsx';
import { BellIcon } from '../../../ui/shell-icons.tsx';
import type { ProgramWords } from '../program-words.ts';
import { effectTexts } from './effect-texts.ts';
import { effectWords, protocolOf } from './effect-words.ts';
import { ReasonLines } from './reason-lines.tsx';
import { walkTexts } from './walk-texts.ts';

interface LogProps {
  program: Program;
  things: readonly Lived[];
  words: ProgramWords;
}

const shownAtFirst = 15;

/** Everything that happened, the newest first, each with what came of it and why. */
export function Log({ program, things, words }: LogProps) {
  const t = useTexts(walkTexts);
  const [shown, setShown] = useState(shownAtFirst);
  const from = Math.max(0, things.length - shown);
  return (
    <section aria-labelledby="walk-log" className="grid content-start gap-3">
      <div>
        <h2 id="walk-log" className="text-18">
          {t('log')}
        </h2>
        <p className="text-14 text-ink-soft">{t('logHelp')}</p>
      </div>
      <ol reversed className="grid gap-2">
        {things
          .slice(from)
          .map((thing, place) => ({ thing, number: from + place + 1 }))
          .reverse()
          .map(({ thing, number }) => (
            <Thing
              key={number}
              program={program}
              thing={thing}
              number={number}
              words={words}
              before={things[number - 2]?.life.run.index ?? 0}
            />
          ))}
      </ol>
      {from > 0 && (
        <Button look="quiet" className="justify-self-start" onClick={() => setShown(shown + 50)}>
          {t('earlier', { n: from })}
        </Button>
      )}
    </section>
  );
}

interface ThingProps {
  program: Program;
  thing: Lived;
  number: number;
  words: ProgramWords;
  /** The protocol that was under way before it. */
  before: number;
}

const Thing = memo(function Thing({ program, thing, number, words, before }: ThingProps) {
  const t = useTexts(walkTexts);
  const say = useTexts(effectTexts);
  const locale = useLocale();
  const { event, effects, trace, at } = thing;
  const about = event ? aboutEvent(event, before, words) : '';
  const told = effects.flatMap((effect) => {
    const said = effectWords(effect, program, words, say, { run: thing.life.run.run, locale });
    return said ? [{ effect, ...said }] : [];
  });
  const lines = withProtocols(trace, before);
  // That time passed says little; what came of it is what happened.
  const isTime = event?.type === 'timer';
  const title = isTime
    ? told.length === 0 && t('timePassed')
    : eventTitle(event?.type ?? 'start', about, locale, {
        declined: event ? isDeclined(event) : false,
      });
  const whyOf = (effect: Effect) =>
    reasonOf(effect, trace, words) || (isTime && effect.kind === 'openTask' ? t('itsTime') : '');
  return (
    <li className="grid gap-2 rounded-card border border-line bg-raised p-3">
      <div className="flex items-start gap-3">
        <span className="inline-flex h-6 min-w-6 items-center justify-center rounded-pill bg-sunken px-1.5 text-12 font-semibold text-ink-soft tabular-nums">
          {number}
        </span>
        <div className="min-w-0 flex-1">
          {title && <p className="leading-heading font-semibold wrap-anywhere">{title}</p>}
          <p className="text-14 text-ink-soft">
            <When at={new Date(at).toISOString()} zone={thing.life.run.run.zone} />
          </p>
        </div>
      </div>
      {told.length > 0 ? (
        <ul className="grid gap-2">
          {told.map(({ effect, tone, words: said }) => {
            const Icon = icons[tone];
            const why = whyOf(effect);
            return (
              <li key={effect.id} className="flex items-start gap-2">
                <Icon size={16} className="mt-1 shrink-0 text-primary-text" />
                <div className="min-w-0">
                  <p className="wrap-anywhere">{said}</p>
                  {why && <p className="text-14 text-ink-soft wrap-anywhere">{t('because', { why })}</p>}
                </div>
              </li>
            );
          })}
        </ul>
      ) : (
        lines.length === 0 && <p className="text-14 text-ink-soft">{t('nothingCame')}</p>
      )}
      {lines.length > 0 && (
        <details>
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-14 font-medium text-primary-text">
            {t('allReasons', { n: lines.length })}
          </summary>
          <div className="mt-1">
            <ReasonLines lines={lines} words={words} />
          </div>
        </details>
      )}
    </li>
  );
});

const icons = { follower: BellIcon, expert: ExpertIcon, over: FlagIcon };

/** The decision that led to it; the step's own entering says no more than the effect itself. */
function reasonOf(effect: Effect, trace: readonly Trace[], words: ProgramWords): string {
  const reasons = reasonsOf(effect, trace);
  const line = reasons.find(({ what }) => what !== 'entered') ?? reasons[0];
  if (!line) return '';
  const { words: said, asked } = words.reason(line, protocolOf(effect.id));
  const held = asksNothing(line) ? undefined : asked.find(({ holds }) => holds);
  return held?.words ? `${said} (${held.words})` : said;
}

/** A way that is always taken has no condition worth telling. */
const asksNothing = (line: Trace): boolean =>
  line.what === 'chose' &&
  line.asked.some(({ evaluation: { condition, holds } }) => holds && condition.is === 'always');

/** A thing may lead from one protocol into the next. */
function withProtocols(trace: readonly Trace[], first: number): { line: Trace; protocol: number }[] {
  let protocol = first;
  return trace.map((line) => {
    if (line.what === 'protocol-began') protocol = line.index;
    return { line, protocol };
  });
}
