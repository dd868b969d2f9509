import type { Coming } from '@regimen/contract/enrollments.ts';
import { When } from '../../shell/when.tsx';
import { StepIcon } from '../../ui/step-icon.tsx';

/** Something that will come; it cannot be opened yet. */
export function ComingRow({
  coming,
  zone,
  hideProgram = false,
}: {
  coming: Coming;
  zone?: string;
  hideProgram?: boolean;
}) {
  return (
    <li className="flex items-center gap-3 rounded-card border border-dashed border-line px-3 py-2.5 sm:gap-4 sm:px-4">
      <StepIcon type={coming.kind} small />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <bdi>{coming.name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-2 text-14 text-ink-soft">
          {coming.at && <When at={coming.at} {...(zone !== undefined && { zone })} />}
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
