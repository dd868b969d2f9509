import type { Following } from '@regimen/contract/enrollments.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { endingTexts } from './ending-texts.ts';

/** The program ended with this task: what its creator says to that, and whom one can call. */
export function ProgramStopped({ following: { program, ending } }: { following: Following }) {
  const t = useTexts(endingTexts);
  return (
    <Notice tone="warning" title={t('stopped', { program: program.title })}>
      {ending?.message && (
        <p dir="auto" className="max-w-measure text-start whitespace-pre-line wrap-anywhere">
          {ending.message}
        </p>
      )}
      <LinkButton to={paths.helpNow} look="quiet" className="mt-4">
        {t('whomToCall')}
      </LinkButton>
    </Notice>
  );
}
