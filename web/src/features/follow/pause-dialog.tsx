import { durationIn } from '@regimen/contract/language/durations.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { useInDanger } from '../../shared/help/use-in-danger.ts';
import { showFlash } from '../../shell/flash.ts';
import { useForm } from '../../shell/use-form.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { WhenIn } from '../../shell/when.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Form } from '../../ui/form.tsx';
import { Modal } from '../../ui/modal.tsx';
import { manageTexts } from './manage-texts.ts';

interface PauseDialogProps {
  open: boolean;
  enrollmentId: string;
  onClose: () => void;
  onPaused: () => void;
}

const lengths = ['1', '3', '7', '14', 'open'] as const;
type Length = (typeof lengths)[number];

/** For how long: a pause without an end is easily forgotten. */
export function PauseDialog({ open, enrollmentId, onClose, onPaused }: PauseDialogProps) {
  const t = useTexts(manageTexts);
  const locale = useLocale();
  const now = useNow();
  const inDanger = useInDanger();
  const [length, setLength] = useState<Length>('7');
  const form = useForm<'days'>(async () => {
    const days = length === 'open' ? null : Number(length);
    await api('POST enrollments/{id}/pause', { params: { id: enrollmentId }, body: { days } });
    showFlash({ tone: 'success', message: t(inDanger ? 'pausedSober' : 'pausedNow') });
    onClose();
    onPaused();
  });
  const wordsOf = (each: Length) => {
    if (each === 'open') return t('pauseOpen');
    const days = Number(each);
    return days % 7 === 0 ? durationIn('week', days / 7, locale) : durationIn('day', days, locale);
  };
  return (
    <Modal open={open} onClose={onClose} title={t('pauseTitle')} closeLabel={t('cancel')}>
      <p className="mb-5 text-ink-soft">{t('pauseHelp')}</p>
      <Form
        form={form}
        actions={
          <>
            <Button type="submit" pending={form.pending}>
              {t('pause')}
            </Button>
            <Button look="plain" className="px-3" onClick={onClose}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <ChoiceField
          look="list"
          label={t('pauseFor')}
          value={length}
          onChange={setLength}
          error={form.field('days').error}
          choices={lengths.map((each) => ({
            value: each,
            label: wordsOf(each),
            help:
              each === 'open' ? undefined : (
                <WhenIn
                  at={new Date(now + Number(each) * 86_400_000).toISOString()}
                  onlyDay
                  words={(when) => t('pauseUntil', { when })}
                />
              ),
          }))}
        />
      </Form>
    </Modal>
  );
}
