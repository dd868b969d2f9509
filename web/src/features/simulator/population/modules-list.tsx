import { aboutNumber, percentWords } from '@regimen/contract/language/quantities.ts';
import type { PopulationResult } from '@regimen/engine/simulate/result.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { RepeatIcon } from '../../../ui/icons.tsx';
import { Section } from '../../../ui/section.tsx';
import type { ProgramWords } from '../program-words.ts';
import { resultTexts } from './result-texts.ts';

/** What comes back beside the flow, and how much of it is done. */
export function ModulesList({ result, words }: { result: PopulationResult; words: ProgramWords }) {
  const t = useTexts(resultTexts);
  const locale = useLocale();
  if (result.modules.length === 0) return null;
  return (
    <Section title={t('modulesTitle')} help={t('modulesHelp')}>
      <ul className="grid gap-2">
        {result.modules.map(({ protocol, module, perWeek, done, missed }) => (
          <li
            key={`${protocol} ${module}`}
            className="flex gap-3 rounded-control border border-line bg-raised p-3.5"
          >
            <RepeatIcon size={18} className="mt-0.5 shrink-0 text-ink-soft" />
            <div className="min-w-0">
              <p className="leading-heading font-medium wrap-anywhere">
                <bdi>{words.module(protocol, module)}</bdi>
              </p>
              <p className="text-14 text-ink-soft">{words.rule(protocol, module)}</p>
              <p className="text-14 tabular-nums">
                {t('aWeek', { count: aboutNumber(locale, perWeek) })}
                {done + missed > 0 &&
                  ` · ${t('doneShare', { share: percentWords(locale, done / (done + missed)) })}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
