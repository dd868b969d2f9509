import type { InboxMessage } from '@regimen/contract/contact-inbox.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import type { PageArgs } from '../../shell/page-data.ts';
import { type Answer, tell, useCall } from '../../shell/use-call.ts';
import { useForm } from '../../shell/use-form.ts';
import { When } from '../../shell/when.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Select } from '../../ui/select-field.tsx';
import { DeskHead, Rows } from './desk.tsx';
import { inboxTexts } from './inbox-texts.ts';

const showIn = (query: URLSearchParams) => (query.get('show') === 'all' ? 'all' : 'open');

export const loadInbox = ({ api, url }: PageArgs) =>
  api('GET dashboard/contact', { query: { show: showIn(url.searchParams) } });

export function InboxSection({ data: first }: { data: Answer<'GET dashboard/contact'> }) {
  const t = useTexts(inboxTexts);
  const [query, setQuery] = useSearchParams();
  const show = showIn(query);
  const { data, hasMore, more, adding } = useCall('GET dashboard/contact', { query: { show } }, { first });
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')}>
        <div className="w-full sm:w-56">
          <Select
            aria-label={t('show')}
            value={show}
            onChange={({ target }) => setQuery(target.value === 'all' ? { show: 'all' } : {})}
          >
            <option value="open">{t('open')}</option>
            <option value="all">{t('all')}</option>
          </Select>
        </div>
      </DeskHead>
      {data.data.length === 0 ? (
        <EmptyState title={t(show === 'all' ? 'emptyAll' : 'empty')} help={t('emptyHelp')} />
      ) : (
        <Rows>
          {data.data.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </Rows>
      )}
      {hasMore && (
        <div>
          <Button look="quiet" pending={adding} onClick={more}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

function Message({ message }: { message: InboxMessage }) {
  const t = useTexts(inboxTexts);
  const [isOpen, setIsOpen] = useState(false);
  const { subject, full_name, email, description, createdAt, answer } = message;
  return (
    <li className="grid gap-3 px-4 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-16 font-semibold">
          <bdi>{subject}</bdi>
        </h2>
        <span className="flex items-center gap-3 text-12 text-ink-soft">
          {answer && <Badge tone="success">{t('answered')}</Badge>}
          <When at={createdAt} />
        </span>
        <p className="w-full text-ink-soft">
          <bdi>{full_name}</bdi> · <bdi>{email}</bdi>
        </p>
      </div>
      <p dir="auto" className="max-w-measure break-words whitespace-pre-line">
        {description}
      </p>
      {answer ? (
        <div className="grid max-w-measure gap-1 rounded-control bg-sunken p-3">
          <p className="text-12 text-ink-soft">
            {t('answeredBy', { name: answer.by })} · <When at={answer.at} />
          </p>
          <p dir="auto" className="break-words whitespace-pre-line">
            {answer.text}
          </p>
        </div>
      ) : isOpen ? (
        <AnswerForm message={message} onClose={() => setIsOpen(false)} />
      ) : (
        <div>
          <Button look="quiet" onClick={() => setIsOpen(true)}>
            {t('answer')}
          </Button>
        </div>
      )}
    </li>
  );
}

function AnswerForm({ message: { id, email }, onClose }: { message: InboxMessage; onClose: () => void }) {
  const t = useTexts(inboxTexts);
  const form = useForm<'answer'>(async ({ answer }) => {
    await api('POST dashboard/contact/{id}/answer', { params: { id }, body: { answer } });
    showFlash({ tone: 'success', message: t('sent') });
    await tell('GET dashboard/contact');
  });
  return (
    <div className="max-w-measure">
      <Form
        form={form}
        actions={
          <>
            <Button type="submit" pending={form.pending}>
              {t('send')}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <TextArea
          {...form.field('answer')}
          label={t('yourAnswer')}
          help={t('answerHelp', { email })}
          autoFocus
          rows={5}
          maxLength={5000}
        />
      </Form>
    </div>
  );
}
