import type { Joining } from '@regimen/contract/enrollments.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
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
      <p>{t('consentWho', { creator: program.creator.full_name })}</p>
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
