import { quoted } from '@regimen/contract/language/languages.ts';
import { nameOfStep } from '@regimen/contract/protocol-words/names.ts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useMay } from '../draft/use-card.ts';
import { useProtocol } from '../draft/use-draft.ts';
import { CommentForm } from './comment-form.tsx';
import { texts } from './texts.ts';
import { ThreadView } from './thread-view.tsx';
import { threadsAt } from './threads.ts';
import { useCommentActions, useShownRemarks, type Which } from './use-comments.ts';

/** Remarks on one step; with `null` all of the protocol's, those about the whole of it among them. */
export default function CommentsPanel({ nodeId }: { nodeId: string | null }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const protocol = useProtocol();
  const actions = useCommentActions();
  const mayComment = useMay('comment');
  const [which, setWhich] = useState<Which>('open');
  const step = nodeId === null ? null : nameOfStep(protocol, nodeId, locale);
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-18">{step === null ? t('title') : t('titleAt', { step: quoted(step, locale) })}</h2>
      <ChoiceField
        label={t('show')}
        hideLabel
        choices={[
          { value: 'open', label: t('open') },
          { value: 'resolved', label: t('resolved') },
        ]}
        value={which}
        onChange={setWhich}
      />
      <Threads key={which} nodeId={nodeId} which={which} />
      {mayComment && which === 'open' && (
        <CommentForm
          key={nodeId}
          label={t(nodeId === null ? 'writeAll' : 'writeAt')}
          send={t('post')}
          onSend={(body) => actions.add(nodeId, null, body)}
        />
      )}
    </section>
  );
}

function Threads({ nodeId, which }: { nodeId: string | null; which: Which }) {
  const t = useTexts(texts);
  const mayComment = useMay('comment');
  const { threads: all, failed, renew } = useShownRemarks(which);
  if (all === null && failed)
    return (
      <Notice tone="warning">
        <p>{t('failed')}</p>
        <Button look="plain" className="-ms-3 min-h-9 px-3" onClick={renew}>
          {t('tryAgain')}
        </Button>
      </Notice>
    );
  if (all === null)
    return (
      <p role="status" className="text-ink-soft">
        {t('loading')}
      </p>
    );
  const shown = threadsAt(all, nodeId);
  if (shown.length === 0)
    return (
      <div className="grid gap-1 rounded-card border border-dashed border-line-strong p-4 text-14 text-ink-soft">
        <p className="font-medium text-ink">{t(which === 'open' ? 'none' : 'noneResolved')}</p>
        {which === 'open' && <p>{t(mayComment ? 'noneHelp' : 'noneToRead')}</p>}
      </div>
    );
  return (
    <ul className="grid gap-3">
      {shown.map((thread) => (
        <ThreadView key={thread.remark.id} thread={thread} showPlace={nodeId === null} />
      ))}
    </ul>
  );
}
