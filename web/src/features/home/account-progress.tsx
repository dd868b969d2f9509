import { useTexts } from '../../i18n/use-texts.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { CheckIcon } from '../../ui/shell-icons.tsx';
import { texts } from './texts.ts';

/** What the account still lacks, from what `get-data` knows; nothing once it is complete. */
export function AccountProgress() {
  const t = useTexts(texts);
  const viewer = useViewer();
  const steps = [
    { words: t('hasName'), done: Boolean(viewer?.full_name) },
    { words: t('hasEmail'), done: Boolean(viewer?.email_verified_at) },
  ];
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  return (
    <aside className="grid content-start gap-4 self-start rounded-card border border-line p-5">
      <div className="flex items-center gap-4">
        <ProgressRing share={done / steps.length} />
        <div>
          <h2 className="text-18">{t('profileTitle')}</h2>
          <p className="text-14 text-ink-soft">{t('profileSteps', { done, all: steps.length })}</p>
        </div>
      </div>
      <ul className="grid gap-2.5 text-14">
        {steps.map((step) => (
          <li key={step.words} className="flex items-center gap-2.5">
            <span
              className={`flex size-5 shrink-0 items-center justify-center rounded-pill ${step.done ? 'bg-success-soft text-success-text' : 'border-2 border-line-strong'}`}
            >
              {step.done && <CheckIcon size={13} />}
              <span className="sr-only">{step.done ? t('done') : t('open')}</span>
            </span>
            {step.words}
          </li>
        ))}
      </ul>
    </aside>
  );
}
