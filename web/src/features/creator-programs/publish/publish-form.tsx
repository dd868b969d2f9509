import { ApiError } from '@regimen/contract/client.ts';
import { allows } from '@regimen/contract/permissions.ts';
import type { Publishing } from '@regimen/contract/publishing.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Unsaved } from '../../../shell/unsaved.tsx';
import { useForm } from '../../../shell/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { publishTexts } from './publish-texts.ts';
import { PublishedCard } from './published-card.tsx';

/** The one button. What it publishes is what this page shows, or nothing. */
export function PublishForm({ plan, onPublished }: { plan: Publishing; onPublished: () => void }) {
  const t = useTexts(publishTexts);
  const { card, state } = plan;
  const [note, setNote] = useState('');
  const [hasChanged, setHasChanged] = useState(false);
  const [published, setPublished] = useState<number | null>(null);
  const form = useForm<'note'>(async () => {
    setHasChanged(false);
    try {
      const params = { id: card.id };
      const { number } = await api('POST programs/{id}/versions', { params, body: { note, state } });
      setPublished(number);
      setNote('');
      onPublished();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      setHasChanged(true);
      onPublished();
    }
  });
  if (!allows(card.may, 'publish')) return <Notice>{t('mayNotPublish')}</Notice>;
  if (card.archivedAt) return <Notice tone="warning">{t('isArchived')}</Notice>;
  const isStopped = plan.checks.some(({ result }) => result === 'stop');
  const number = (card.version?.number ?? 0) + 1;
  const isSame = card.version !== null && differsInNothing(plan);
  const isJustOut = published !== null && isSame && number - 1 === published;
  return (
    <>
      {isJustOut && <PublishedCard program={card} number={published} />}
      <div className="rounded-card border border-line bg-raised p-5 md:p-6">
        <Form
          form={form}
          actions={
            <Button type="submit" pending={form.pending} disabled={isStopped || isSame}>
              {form.pending ? t('publishing') : t('publish', { number })}
            </Button>
          }
        >
          {isSame && <Notice>{t('outAlready', { number: number - 1 })}</Notice>}
          {hasChanged && <Notice tone="warning">{t('changedMeanwhile')}</Notice>}
          <TextArea
            {...form.field('note')}
            rows={3}
            label={t('note')}
            optional={t('optional')}
            help={t('noteHelp')}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <Unsaved form={form} />
        </Form>
      </div>
    </>
  );
}

/** What is out already is not published again. */
const differsInNothing = ({ page, left, reordered, protocols }: Publishing): boolean =>
  page.length === 0 &&
  left.length === 0 &&
  !reordered &&
  protocols.every(({ now, before }) => sameJson(now, before));
