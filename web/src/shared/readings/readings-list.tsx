import { quantity } from '@regimen/contract/language/quantities.ts';
import { type ReaderUnit, readingWords } from '@regimen/contract/reader-units.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { When, WhenIn } from '../../shell/when.tsx';
import { IconButton } from '../../ui/button.tsx';
import { PencilIcon } from '../../ui/icons.tsx';
import { readingTexts } from './reading-texts.ts';

export interface ShownReading {
  id?: string | null;
  takenAt: string;
  value: number;
  correction?: { was: { value: number; unit: string }[]; movedFrom: string | null } | null;
}

interface ReadingsListProps {
  measure: ReaderUnit;
  readings: readonly ShownReading[];
  /** For whom they are their own. */
  onCorrect?: ((reading: ShownReading & { id: string }) => void) | undefined;
}

/** The same readings for whoever would rather read, newest first; what was mended says so. */
export function ReadingsList({ measure, readings, onCorrect }: ReadingsListProps) {
  const t = useTexts(readingTexts);
  const locale = useLocale();
  return (
    <details className="group text-14">
      <summary className="inline-flex min-h-9 items-center text-primary-text">
        <span className="group-open:hidden">{t('asList')}</span>
        <span className="hidden group-open:inline">{t('hideList')}</span>
      </summary>
      <div className="mt-2 max-h-64 overflow-y-auto">
        <table className="w-full">
          <thead>
            <tr className="text-ink-soft">
              <th scope="col" className="py-1 text-start font-medium">
                {t('date')}
              </th>
              <th scope="col" className="py-1 text-end font-medium">
                {t('value')}
              </th>
              {onCorrect && (
                <td className="w-11">
                  <span className="sr-only">{t('correct')}</span>
                </td>
              )}
            </tr>
          </thead>
          <tbody>
            {readings.toReversed().map((reading) => {
              const { id, takenAt, value, correction } = reading;
              const shown = quantity(measure.shown(value), measure.unit, locale);
              return (
                <tr key={takenAt} className="border-t border-line">
                  <td className="py-1.5">
                    <When at={takenAt} />
                    {correction?.movedFrom && (
                      <span className="block text-ink-soft">
                        <WhenIn at={correction.movedFrom} words={(when) => t('wasMoved', { when })} />
                      </span>
                    )}
                    {correction && correction.was.length > 0 && (
                      <span className="block text-ink-soft">
                        {t('wasCorrected', {
                          value: correction.was
                            .map((each) => readingWords(each.value, each.unit, locale))
                            .join(t('beforeThat')),
                        })}
                      </span>
                    )}
                  </td>
                  <td className="py-1.5 text-end tabular-nums">
                    <bdi>{shown}</bdi>
                  </td>
                  {onCorrect && (
                    <td className="text-end">
                      {id && (
                        <IconButton
                          label={t('correctOne', { value: shown })}
                          onClick={() => onCorrect({ ...reading, id })}
                        >
                          <PencilIcon />
                        </IconButton>
                      )}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}
