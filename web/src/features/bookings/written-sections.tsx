import { longestNote } from '@regimen/contract/booking-choices.ts';
import type { Booking } from '@regimen/contract/bookings.ts';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { Unsaved } from '../../shell/unsaved.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Section } from '../../ui/section.tsx';
import { bookingPageTexts } from './booking-texts.ts';
import { otherSide } from './people-words.ts';

interface WrittenSectionsProps {
  booking: Booking;
  onChanged: (booking: Booking) => void;
}

/** A host's notes, and the summary that both read. */
export function WrittenSections({ booking, onChanged }: WrittenSectionsProps) {
  const t = useTexts(bookingPageTexts);
  const locale = useLocale();
  const { side, summary } = booking;
  const name = otherSide(booking, locale);
  if (side === 'client')
    return summary ? (
      <Section title={t('summaryTitle')} help={t('summaryOwnHelp', { name })}>
        <p dir="auto" className="max-w-measure text-start whitespace-pre-line wrap-anywhere">
          {summary}
        </p>
      </Section>
    ) : null;
  return (
    <>
      <Section title={t('noteTitle')} help={t('noteHelp')}>
        <NoteForm booking={booking} onChanged={onChanged} />
      </Section>
      <Section title={t('summaryTitle')} help={t('summaryHelp', { name })}>
        <SummaryForm booking={booking} onChanged={onChanged} />
      </Section>
    </>
  );
}

function NoteForm({ booking: { id, note }, onChanged }: WrittenSectionsProps) {
  const t = useTexts(bookingPageTexts);
  const form = useForm<'note'>(async (values) => {
    onChanged(await api('PUT bookings/{id}/note', { params: { id }, body: values }));
    showFlash({ tone: 'success', message: t('noteSaved') });
  });
  return (
    <Form form={form} actions={<SaveButton pending={form.pending} words={t('saveNote')} />}>
      <TextArea
        {...form.field('note')}
        label={<span className="sr-only">{t('noteTitle')}</span>}
        defaultValue={note ?? ''}
        maxLength={longestNote}
        required={false}
        dir="auto"
      />
      <Unsaved form={form} />
    </Form>
  );
}

function SummaryForm({ booking: { id, summary }, onChanged }: WrittenSectionsProps) {
  const t = useTexts(bookingPageTexts);
  const form = useForm<'summary'>(async (values) => {
    onChanged(await api('PUT bookings/{id}/summary', { params: { id }, body: values }));
    showFlash({ tone: 'success', message: t('summarySaved') });
  });
  return (
    <Form form={form} actions={<SaveButton pending={form.pending} words={t('saveSummary')} />}>
      <TextArea
        {...form.field('summary')}
        label={<span className="sr-only">{t('summaryTitle')}</span>}
        defaultValue={summary}
        maxLength={longestNote}
        required={false}
        dir="auto"
      />
      <Unsaved form={form} />
    </Form>
  );
}

const SaveButton = ({ pending, words }: { pending: boolean; words: string }) => (
  <Button type="submit" look="quiet" pending={pending} className="print:hidden">
    {words}
  </Button>
);
