import type { ContactMessage } from '@regimen/contract/site.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Unsaved } from '../../shell/unsaved.tsx';
import { useForm } from '../../shell/use-form.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { useSite, useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { HelpIcon } from '../../ui/icons.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { MessageIcon, toneIcons } from '../../ui/shell-icons.tsx';
import { texts } from './texts.ts';

const page = pageData(() => null);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function ContactPage() {
  const t = useTexts(texts);
  const { name: brand } = useSite();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <PageHead title={t('title')} description={t('lead', { brand })} />
      <PageTitle title={t('title')} lead={t('lead', { brand })} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_var(--container-sidebar)]">
        {sentTo ? (
          <Sent email={sentTo} again={() => setSentTo(null)} />
        ) : (
          <ContactForm onSent={(email) => setSentTo(email)} />
        )}
        <Sooner />
      </div>
    </>
  );
}

function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTexts(texts);
  const viewer = useViewer();
  const form = useForm<keyof ContactMessage>(async (values) => {
    await api('POST contact', { body: values });
    onSent(values.email);
  });
  return (
    <Form
      form={form}
      actions={
        <Button type="submit" pending={form.pending}>
          {form.pending ? t('sending') : t('send')}
        </Button>
      }
    >
      <div className="grid gap-x-gutter gap-y-4 sm:grid-cols-2">
        <TextField
          {...form.field('full_name')}
          label={t('fullName')}
          autoComplete="name"
          defaultValue={viewer?.full_name}
        />
        <TextField
          {...form.field('email')}
          label={t('email')}
          help={t('emailHelp')}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          defaultValue={viewer?.email ?? undefined}
        />
      </div>
      <TextField {...form.field('subject')} label={t('subject')} />
      <TextArea
        {...form.field('description')}
        label={t('description')}
        help={t('descriptionHelp')}
        maxLength={5000}
        rows={7}
      />
      <Unsaved form={form} />
      {/* A trap for robots: out of sight, out of the tab order, out of the accessibility tree. */}
      <div hidden>
        <label>
          {t('trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </Form>
  );
}

function Sent({ email, again }: { email: string; again: () => void }) {
  const t = useTexts(texts);
  return (
    <div
      role="status"
      className="grid content-start justify-items-start gap-4 rounded-card border border-line p-6"
    >
      <toneIcons.success size={28} className="text-success-text" />
      <h2 className="text-22">{t('doneTitle')}</h2>
      <p className="text-ink-soft">{t('done', { email: `\u2068${email}\u2069` })}</p>
      <Button look="quiet" onClick={again}>
        {t('another')}
      </Button>
    </div>
  );
}

function Sooner() {
  const t = useTexts(texts);
  const isOpen = useOpenPages();
  const links = [
    { to: '/faqs', words: t('faqs'), help: t('faqsHelp'), Icon: HelpIcon },
    { to: '/systems', words: t('discussions'), help: t('discussionsHelp'), Icon: MessageIcon },
  ].filter(({ to }) => isOpen(to));
  return (
    <aside className="grid content-start gap-3">
      <h2 className="text-14 font-semibold text-ink-soft">{t('soonerTitle')}</h2>
      <ul className="grid gap-3">
        {links.map(({ to, words, help, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex items-start gap-3 rounded-card border border-line p-4 transition-colors duration-120 hover:border-primary-line"
            >
              <Icon className="mt-1 shrink-0 text-primary-text" />
              <span>
                <span className="block font-semibold">{words}</span>
                <span className="block text-14 text-ink-soft">{help}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
