import type { Coming } from '@regimen/contract/enrollments.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { StepIcon } from '../../shared/steps/step-icon.tsx';
import { When } from '../../shell/when.tsx';
import { texts } from './texts.ts';

/** Something that will come; it cannot be opened yet. */
export function ComingRow({ coming, hideProgram = false }: { coming: Coming; hideProgram?: boolean }) {
  const t = useTexts(texts);
  return (
    <li className="flex items-center gap-3 rounded-card border border-dashed border-line px-3 py-2.5 sm:gap-4 sm:px-4">
      <StepIcon type={coming.kind} small />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <bdi>{coming.name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-2 text-14 text-ink-soft">
          {coming.at ? <When at={coming.at} /> : <span>{t('inTime')}</span>}
          {!hideProgram && (
            <span className="wrap-anywhere">
              <bdi>{coming.programTitle}</bdi>
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
