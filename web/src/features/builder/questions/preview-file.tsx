import { useTexts } from '../../../i18n/use-texts.ts';
import type { AnswerProps } from '../../../shared/answering/answer-field.tsx';
import { sheetTexts } from './sheet-texts.ts';

/** A file can be chosen in a preview, and goes nowhere. */
export function PreviewFile({ answer, onChange }: AnswerProps) {
  const t = useTexts(sheetTexts);
  return (
    <div className="grid gap-1">
      <label className="inline-flex min-h-11 w-fit cursor-pointer items-center rounded-control border border-line-strong px-4 hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-primary-line">
        <input type="file" className="sr-only" onChange={({ target }) => onChange(target.files?.[0]?.name)} />
        <bdi>{typeof answer === 'string' ? answer : t('chooseFile')}</bdi>
      </label>
      <p className="text-12 text-ink-faint">{t('noFile')}</p>
    </div>
  );
}
