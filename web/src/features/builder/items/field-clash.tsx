import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { itemPageTexts } from './item-page-texts.ts';
import { differences, type FieldSide, mergedFields } from './merge-fields.ts';

interface FieldClashProps<T extends object> {
  base: T;
  mine: T;
  theirs: T;
  nameOf: (field: string) => string;
  wordsOf: (value: T, field: string) => string;
  /** `null`: not now. */
  onChoose: (merged: T | null) => void;
}

/** Both versions side by side, part by part. What only one side changed is chosen already. */
export function FieldClash<T extends object>({
  base,
  mine,
  theirs,
  nameOf,
  wordsOf,
  onChoose,
}: FieldClashProps<T>) {
  const t = useTexts(itemPageTexts);
  const found = differences(base, mine, theirs);
  const [sides, setSides] = useState<Record<string, FieldSide>>(() =>
    Object.fromEntries(found.map(({ field, changed }) => [field, changed === 'theirs' ? 'theirs' : 'mine'])),
  );
  return (
    <Modal
      open
      onClose={() => onChoose(null)}
      title={t('clashTitle')}
      closeLabel={t('clashWait')}
      width={800}
    >
      <p className="text-ink-soft">{t('clashText')}</p>
      <div className="mt-4 grid gap-4">
        {found.map(({ field }) => (
          <fieldset key={field} className="min-w-0">
            <legend className="mb-1.5 font-medium">{nameOf(field)}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {(['mine', 'theirs'] as const).map((side) => (
                <label
                  key={side}
                  className="flex cursor-pointer items-start gap-2.5 rounded-card border border-line p-3 has-checked:border-primary-line has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-primary-line"
                >
                  <input
                    type="radio"
                    name={`clash ${field}`}
                    checked={sides[field] === side}
                    onChange={() => setSides({ ...sides, [field]: side })}
                    className="mt-1 size-4 shrink-0 accent-primary-strong"
                  />
                  <span className="min-w-0">
                    <span className="block text-12 font-medium text-ink-soft">{t(side)}</span>
                    <span
                      dir="auto"
                      className="block max-h-40 overflow-y-auto text-start whitespace-pre-line"
                    >
                      {wordsOf(side === 'mine' ? mine : theirs, field) || t('nothing')}
                    </span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={() => onChoose(null)}>
          {t('clashWait')}
        </Button>
        <Button onClick={() => onChoose(mergedFields(mine, theirs, (field) => sides[field] ?? 'theirs'))}>
          {t('clashSave')}
        </Button>
      </div>
    </Modal>
  );
}
