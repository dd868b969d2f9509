import { categoryTexts } from '@regimen/contract/category-texts.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { useAction } from '../../shell/use-action.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toneIcons } from '../../ui/shell-icons.tsx';
import { askTexts } from './ask-texts.ts';
import { isCategory } from './categories.ts';
import type { QuestionDraft } from './drafts.ts';
import { texts } from './texts.ts';
import type { QuestionDraftInHand } from './use-question-draft.ts';

/** Stays as it was sent, plainly marked, until it is tried again, changed or let go. */
export function UnsentQuestion({ draft, inHand }: { draft: QuestionDraft; inHand: QuestionDraftInHand }) {
  const t = useTexts(askTexts);
  const shared = useTexts(texts);
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const [discarding, setDiscarding] = useState(false);
  const [send, pending] = useAction(() => inHand.send(draft.question));
  const { title, category, body } = draft.question;
  const { justFailed } = inHand;
  useEffect(() => {
    if (justFailed) heading.current?.focus();
  }, [justFailed]);
  return (
    <section aria-labelledby="unsent-title" className="grid content-start gap-6">
      <div className="flex items-start gap-3 rounded-card bg-warning-soft p-4">
        <toneIcons.warning className="mt-1 shrink-0 text-warning-text" />
        <div>
          <h2 ref={heading} id="unsent-title" tabIndex={-1} className="text-18 outline-none">
            {t('notSentTitle')}
          </h2>
          <p className="mt-1 max-w-measure">{t('notSentText')}</p>
        </div>
      </div>
      <article className="grid gap-3 rounded-card border border-dashed border-line-strong p-5 md:p-6">
        <p className="flex flex-wrap gap-2">
          <Badge tone="warning">{t('notSent')}</Badge>
          {isCategory(category) && <Badge>{categoryTexts[locale][category]}</Badge>}
        </p>
        <h3 dir="auto" className="text-22">
          {title}
        </h3>
        <p dir="auto" className="max-w-measure whitespace-pre-line text-ink-soft">
          {body}
        </p>
      </article>
      <div className="flex flex-wrap gap-3">
        <Button pending={pending} onClick={() => send()}>
          {pending ? t('sending') : shared('tryAgain')}
        </Button>
        <Button look="quiet" onClick={inHand.changeAgain}>
          {t('change')}
        </Button>
        <Button look="plain" onClick={() => setDiscarding(true)}>
          {t('throwAway')}
        </Button>
      </div>
      <ConfirmDialog
        open={discarding}
        title={t('throwAwayTitle')}
        text={t('throwAwayText')}
        keep={t('keep')}
        confirm={t('throwAway')}
        onConfirm={inHand.forget}
        onClose={() => setDiscarding(false)}
      />
    </section>
  );
}
