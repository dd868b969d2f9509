import type { OpenTask } from '@regimen/contract/tasks.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import AskAbout from '../../../shared/ask-about/ask-about.tsx';
import { endingTexts } from './ending-texts.ts';

/** What somebody may want to set right here. A reading has its own way: it can be corrected and deleted. */
function wrongWith({ status, result }: OpenTask) {
  if (status === 'declined') return 'wrongDeclined';
  if (status === 'expired') return 'wrongExpired';
  if (status !== 'done' || !result || result.type === 'reading') return null;
  return result.type === 'answers' ? 'wrongAnswers' : 'wrongDone';
}

/** The program has gone on by it, so nothing is taken back: those who look after them are told instead. */
export function NotRight({ task }: { task: OpenTask }) {
  const t = useTexts(endingTexts);
  const wrong = wrongWith(task);
  if (!wrong) return null;
  return (
    <details className="w-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 font-medium text-primary-text">
        {t(wrong)}
      </summary>
      <div className="grid justify-items-start gap-1">
        <p className="max-w-measure text-14 text-ink-soft">{t('wrongHelp')}</p>
        <AskAbout about={{ kind: 'task', id: task.id }} words={t('wrongTell')} className="-mx-3 text-14" />
      </div>
    </details>
  );
}
