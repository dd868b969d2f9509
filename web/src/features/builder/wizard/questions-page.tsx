import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { texts } from './texts.ts';

/** What the questions are for, above them. */
export function QuestionsPage({ before, children }: { before?: ReactNode; children: ReactNode }) {
  const t = useTexts(texts);
  return (
    <div className="mx-auto grid w-full max-w-modal-800 gap-6 px-4 py-6">
      <div className="grid gap-1">
        {before}
        <h1 className="text-22 md:text-28">{t('title')}</h1>
        <p className="max-w-measure text-ink-soft">{t('lead')}</p>
      </div>
      {children}
    </div>
  );
}
