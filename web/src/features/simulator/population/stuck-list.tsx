import { withCommas } from '@regimen/contract/language/languages.ts';
import { percentWords } from '@regimen/contract/language/quantities.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import { isEndlessWait } from '@regimen/engine/check/deadlines.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { PopulationResult, StuckPlace } from '@regimen/engine/simulate/result.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { Section } from '../../../ui/section.tsx';
import { WarningIcon } from '../../../ui/shell-icons.tsx';
import type { ProgramWords } from '../program-words.ts';
import { stuckWhy, whenWords } from './headline.ts';
import { resultTexts } from './result-texts.ts';

interface StuckListProps {
  result: PopulationResult;
  program: Program;
  words: ProgramWords;
  /** `null`: this is not what can be walked through. */
  walkIn: string | null;
}

const most = 8;
/** Where people get stuck, why, and a few whose lives can be looked at one by one. */
export function StuckList({ result, program, words, walkIn }: StuckListProps) {
  const t = useTexts(resultTexts);
  const hidden = result.stuck.length - most;
  return (
    <Section title={t('stuckTitle')} help={t('stuckHelp')}>
      {result.stuck.length === 0 ? (
        <p>{t('nobodyStuck')}</p>
      ) : (
        <ul className="grid gap-2">
          {result.stuck.slice(0, most).map((place) => (
            <Place
              key={`${place.protocol} ${place.node} ${place.reason}`}
              place={place}
              program={program}
              words={words}
              walkIn={walkIn}
              all={result.followers}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && <p className="text-14 text-ink-soft">{t('morePlaces', { n: hidden })}</p>}
    </Section>
  );
}

function Place({
  place,
  all,
  program,
  words,
  walkIn,
}: Omit<StuckListProps, 'result'> & { place: StuckPlace; all: number }) {
  const t = useTexts(resultTexts);
  const locale = useLocale();
  const why = stuckWhy(place, program, locale);
  return (
    <li className="grid gap-1 rounded-control border border-warning-line bg-warning-soft p-3.5">
      <p className="flex flex-wrap items-center gap-x-2">
        <WarningIcon size={18} className="shrink-0 text-warning-text" />
        <strong className="wrap-anywhere">
          <bdi>{place.node === null ? t('program') : words.step(place.protocol, place.node)}</bdi>
        </strong>
        <span className="tabular-nums">
          {withCommas(
            [
              `${percentWords(locale, place.followers / Math.max(1, all))} (${formatNumber(locale, place.followers)})`,
              whenWords(place, locale),
            ],
            locale,
          )}
        </span>
      </p>
      <p className="text-14">{t('because', { why })}</p>
      {walkIn !== null && isEndlessWait(place.reason) && place.node !== null && (
        <Link
          to={paths.stepDeadline(program.protocols[place.protocol]?.protocol.id ?? '', place.node)}
          className="inline-flex min-h-8 items-center justify-self-start text-14 font-semibold text-primary-text underline underline-offset-4"
        >
          {t('giveDeadline')}
        </Link>
      )}
      {walkIn !== null && (
        <p className="flex flex-wrap items-center gap-x-3 text-14">
          <span className="text-ink-soft">{t('examples')}</span>
          {place.examples.map((number) => (
            <Link
              key={number}
              to={paths.simulator(walkIn, 'walk', { life: String(number) })}
              className="inline-flex min-h-8 items-center font-medium text-primary-text underline underline-offset-4"
            >
              {t('life', { number: formatNumber(locale, number) })}
            </Link>
          ))}
        </p>
      )}
    </li>
  );
}
