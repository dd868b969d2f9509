import type { Following } from '@regimen/contract/enrollments.ts';
import { isolate } from '@regimen/contract/language/languages.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ownDirection } from '../../../ui/own-direction.ts';
import { endingTexts } from './ending-texts.ts';

/** The program ended with this task: what its creator says to that, and whom one can call. */
export function ProgramStopped({ following: { program, ending } }: { following: Following }) {
  const locale = useLocale();
  const t = useTexts(endingTexts);
  return (
    <Notice tone="warning" title={t('stopped', { program: isolate(program.title, locale) })}>
      {ending?.message && (
        <p dir="auto" className={`max-w-measure ${ownDirection} whitespace-pre-line wrap-anywhere`}>
          {ending.message}
        </p>
      )}
      <LinkButton to={paths.helpNow} look="quiet" className="mt-4">
        {t('whomToCall')}
      </LinkButton>
    </Notice>
  );
}
