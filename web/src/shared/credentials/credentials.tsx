import type { CheckedCredential } from '@regimen/contract/checked-credential.ts';
import { longDate } from '@regimen/contract/language/instants.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { SuccessIcon } from '../../ui/shell-icons.tsx';
import { texts } from './texts.ts';

/** What was checked of somebody's qualifications, by whom and when; or that nothing was. */
export function Credentials({ checked }: { checked: readonly CheckedCredential[] }) {
  const t = useTexts(texts);
  const locale = useLocale();
  if (checked.length === 0) return <p className="text-14 text-ink-soft">{t('none')}</p>;
  return (
    <ul aria-label={t('credentials')} className="grid gap-3">
      {checked.map(({ id, title, institution, year, checkedBy, checkedAt }) => (
        <li key={id} className="flex items-start gap-2.5">
          <SuccessIcon size={18} className="mt-0.5 shrink-0 text-success-text" />
          <div>
            <p className="font-medium">
              <bdi>{title}</bdi>
            </p>
            <p className="text-14 text-ink-soft">
              <bdi>{year === null ? institution : withCommas([institution, String(year)], locale)}</bdi>
            </p>
            <p className="text-14 text-ink-soft">
              {t('checked', {
                name: checkedBy,
                date: longDate(locale, Date.parse(checkedAt), 'UTC'),
              })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
