import type { DraftedText } from '@regimen/contract/drafted-text.ts';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { FieldNoteContext } from '../../ui/field-note.ts';
import { InfoIcon } from '../../ui/shell-icons.tsx';
import { texts } from './texts.ts';

interface UnreviewedNotesProps {
  unreviewed: readonly DraftedText[];
  /** As fields show a text that is kept in another way. */
  shown?: (text: string) => string;
  children: ReactNode;
}

/** Each field of the form inside says whether what stands in it was drafted and nobody has reviewed it. */
export function UnreviewedNotes({ unreviewed, shown, children }: UnreviewedNotesProps) {
  const t = useTexts(texts);
  const marks = useMemo(
    () =>
      new Map(
        unreviewed.flatMap(({ text, from }) => [
          [text, from !== null],
          [shown ? shown(text) : text, from !== null],
        ]),
      ),
    [unreviewed, shown],
  );
  const noteOf = useCallback(
    (value: string) => {
      const isDrafted = marks.get(value);
      return isDrafted === undefined ? null : (
        <span className="flex items-start gap-1.5 text-warning-text">
          <InfoIcon size={16} className="mt-0.5 shrink-0" />
          {t(isDrafted ? 'notReviewed' : 'notTranslated')}
        </span>
      );
    },
    [marks, t],
  );
  return <FieldNoteContext value={noteOf}>{children}</FieldNoteContext>;
}
