import type { EnrollmentCard } from '@regimen/contract/enrollments.ts';
import { isolate } from '@regimen/contract/language/languages.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { isEndedByGuardian } from './guardian-notice.tsx';
import { leftTexts } from './left-texts.ts';

const monthMs = 30 * 86_400_000;

/** What they left of their own accord, and may want back: their last program, where that was not long ago. */
export function lastLeft(ended: readonly EnrollmentCard[]): EnrollmentCard | null {
  const [last] = ended.toSorted((a, b) => (b.endedAt ?? '').localeCompare(a.endedAt ?? ''));
  if (last?.status !== 'withdrawn' || isEndedByGuardian(last) || last.endedAt === null) return null;
  return Date.now() - Date.parse(last.endedAt) < monthMs ? last : null;
}

/** For whoever follows nothing since they left it: what they left, and the way back. */
export function LeftProgram({ left: { program } }: { left: EnrollmentCard }) {
  const locale = useLocale();
  const t = useTexts(leftTexts);
  return (
    <section
      aria-labelledby="left-title"
      className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-5"
    >
      <h2 id="left-title" className="text-22 wrap-anywhere">
        {t('left', { program: isolate(program.title, locale) })}
      </h2>
      <p className="max-w-measure text-ink-soft">{t('leftHelp')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.followAgain(program.id)}>{t('again')}</LinkButton>
        <LinkButton look="quiet" to="/programs">
          {t('others')}
        </LinkButton>
      </div>
    </section>
  );
}
