import type { Question } from '@regimen/engine/questions.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { IconButton } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { XIcon } from '../../ui/shell-icons.tsx';
import { newPartId } from './question-shape.ts';
import { questionTexts } from './question-texts.ts';

type Row = Extract<Question, { kind: 'matrix' }>['rows'][number];

interface RowsEditorProps {
  rows: readonly Row[];
  change: (part: { rows: Row[] }) => void;
  errorAt: (path: string) => string | undefined;
  scored: boolean;
}

/** The lines of a table; each can be counted the other way round. */
export function RowsEditor({ rows, change, errorAt, scored }: RowsEditorProps) {
  const t = useTexts(questionTexts);
  const replace = (index: number, row: Row) =>
    change({ rows: rows.map((old, at) => (at === index ? row : old)) });
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-medium">{t('rows')}</legend>
      {rows.map((row, index) => {
        const n = index + 1;
        const error = errorAt(`rows[${index}].label`);
        return (
          <div key={row.id} className="grid gap-1">
            <div className="flex flex-wrap items-center gap-2">
              <input
                type="text"
                aria-label={t('row', { n })}
                aria-invalid={error ? true : undefined}
                placeholder={t('row', { n })}
                maxLength={200}
                value={row.label}
                className={`${controlClass} min-h-11 min-w-40 flex-1`}
                onChange={({ target }) => replace(index, { ...row, label: target.value })}
              />
              {scored && (
                <label className="inline-flex min-h-11 items-center gap-2 text-14">
                  <input
                    type="checkbox"
                    checked={row.reverse === true}
                    className="size-5 accent-primary-strong"
                    onChange={({ target }) => {
                      const { reverse: _old, ...rest } = row;
                      replace(index, target.checked ? { ...rest, reverse: true } : rest);
                    }}
                  />
                  {t('reverseRow')}
                </label>
              )}
              <IconButton
                label={t('removeRow', { n })}
                disabled={rows.length === 1}
                className="disabled:invisible"
                onClick={() => change({ rows: rows.filter((_, at) => at !== index) })}
              >
                <XIcon size={16} />
              </IconButton>
            </div>
            {error && <p className="text-14 text-danger-text">{error}</p>}
          </div>
        );
      })}
      <AddButton onClick={() => change({ rows: [...rows, { id: newPartId(), label: '' }] })}>
        {t('addRow')}
      </AddButton>
    </fieldset>
  );
}
