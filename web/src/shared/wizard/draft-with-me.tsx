import { useTexts } from '../../i18n/use-texts.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { SparklesIcon } from '../../ui/icons.tsx';
import { texts } from './texts.ts';
import { useBeginDraft } from './use-begin-draft.ts';

/** The way to the wizard from other pages, with what it is. */
export function DraftWithMe() {
  const t = useTexts(texts);
  const viewer = useViewer();
  const [begin, beginning] = useBeginDraft();
  return (
    <section
      aria-labelledby="draft-with-me"
      className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-raised p-4"
    >
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-primary-soft text-primary-text">
        <SparklesIcon size={22} />
      </span>
      <div className="min-w-48 flex-1">
        <h2 id="draft-with-me" className="text-18 font-semibold">
          {t('title')}
        </h2>
        <p className="text-ink-soft">{t(viewer ? 'help' : 'helpBeforeJoining')}</p>
      </div>
      <Button look="quiet" pending={beginning} onClick={() => begin()} className="max-sm:w-full">
        {t('begin')}
      </Button>
    </section>
  );
}
