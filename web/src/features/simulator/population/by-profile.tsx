import { percentWords } from '@regimen/contract/language/quantities.ts';
import type { PopulationResult } from '@regimen/engine/simulate/result.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Section } from '../../../ui/section.tsx';
import { OutcomeStrip, outcomeKinds } from './outcome-bar.tsx';
import { useProfileName } from './profile-words.ts';
import { resultTexts } from './result-texts.ts';

/** How it ended for each kind of people. */
export function ByProfile({ result }: { result: PopulationResult }) {
  const t = useTexts(resultTexts);
  const locale = useLocale();
  const nameOf = useProfileName();
  return (
    <Section title={t('profilesTitle')} help={t('profilesHelp')}>
      <ul className="grid gap-3">
        {result.profiles.map(({ profile, name, followers, outcomes }) => (
          <li key={profile} className="grid gap-1.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium">
                <bdi>{nameOf({ id: profile, name })}</bdi>
              </span>
              <span className="text-14 text-ink-soft">{t('followers', { n: followers })}</span>
            </p>
            <OutcomeStrip outcomes={outcomes} all={followers} />
            <p className="text-14 text-ink-soft tabular-nums">
              {outcomeKinds
                .filter(({ key }) => outcomes[key] > 0)
                .map(({ key }) => `${t(key)} ${percentWords(locale, outcomes[key] / Math.max(1, followers))}`)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
