import type { Joining } from '@regimen/contract/enrollments.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
import { rich } from '../../i18n/rich.tsx';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { joinTexts } from './join-texts.ts';

/** What is kept, who sees it, and that one may leave: in words that can be agreed to. */
export function Consent({ joining: { measures, program, shares } }: { joining: Joining }) {
  const t = useTexts(joinTexts);
  const locale = useLocale();
  const kept = [...measures, t('consentOnlyDone')];
  return (
    <div className="grid max-w-measure gap-3">
      <p>{t('consentCollects')}</p>
      <ul className="list-disc ps-5 text-ink-soft">
        {kept.map((measure) => (
          <li key={measure}>
            <bdi>{measure}</bdi>
          </li>
        ))}
      </ul>
      <p>
        {rich(t('consentWho', { creator: program.creator.full_name }), {
          privacy: (words) => (
            // What was filled in stays open beside it.
            <a href="/privacy" target="_blank" rel="noreferrer" className="text-primary-text underline">
              {words}
            </a>
          ),
        })}
      </p>
      {shares.length > 0 && (
        <p>
          {t('consentShares', {
            facts: withCommas(
              shares.map((fact) => t(`share_${fact}`)),
              locale,
            ),
          })}
        </p>
      )}
      <p>{t('consentLeave')}</p>
      <p className="text-ink-soft">{t('consentNoDoctor')}</p>
    </div>
  );
}
