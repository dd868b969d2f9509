import type { Coming } from '@regimen/contract/enrollments.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AheadButton } from '../../shared/ahead/ahead-button.tsx';
import { HeldNote } from '../../shared/ahead/held-note.tsx';
import { StepIcon } from '../../shared/steps/step-icon.tsx';
import { When } from '../../shell/when.tsx';
import { ChevronRightIcon } from '../../ui/flow-icons.tsx';
import { texts } from './texts.ts';

interface ComingRowProps {
  coming: Coming;
  /** How often the same comes after that. */
  more?: number;
  hideProgram?: boolean;
}

/** Something that will come. It opens what it will be, and cannot be done yet. */
export function ComingRow({ coming, more = 0, hideProgram = false }: ComingRowProps) {
  const t = useTexts(texts);
  return (
    <li className="relative flex items-center gap-3 rounded-card border border-dashed border-line px-3 py-2.5 transition-colors duration-120 hover:border-primary-line sm:gap-4 sm:px-4">
      <StepIcon type={coming.kind} small />
      <div className="min-w-0 flex-1">
        <AheadButton enrollmentId={coming.enrollmentId} step={coming.key} name={coming.name} />
        <p className="text-14 text-ink-soft wrap-anywhere">
          {coming.at ? <When at={coming.at} /> : t('inTime')}
          {!hideProgram && (
            <>
              {' · '}
              <bdi>{coming.programTitle}</bdi>
            </>
          )}
        </p>
        {more > 0 && <p className="text-14 text-ink-soft">{t('moreTimes', { n: more })}</p>}
        {coming.held && <HeldNote held={coming.held} />}
      </div>
      <ChevronRightIcon className="shrink-0 text-ink-faint rtl:-scale-x-100" />
    </li>
  );
}
