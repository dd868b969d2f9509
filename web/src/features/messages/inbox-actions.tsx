import type { InboxEntry } from '@regimen/contract/inbox.ts';
import { durationIn } from '@regimen/contract/language/durations.ts';
import { isolate } from '@regimen/contract/language/languages.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { useForm } from '../../shell/use-form.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { DisclosureMenu, menuRowClass } from '../../ui/disclosure-menu.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { inboxTexts } from './inbox-texts.ts';

const snoozes = [
  ['hour', 4, 240],
  ['day', 1, 1_440],
  ['day', 3, 4_320],
  ['week', 1, 10_080],
] as const;

/** Take it, hand it over, put it off; of a colleague's conversation only: write to the follower oneself. */
export function InboxActions({ entry, onChanged }: { entry: InboxEntry; onChanged: () => void }) {
  const t = useTexts(inboxTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const viewer = useViewer();
  const [handing, setHanding] = useState(false);
  const params = { id: entry.chatId };
  const [take, taking] = useAction(async () => {
    await api('POST inbox/{id}/assign', { params, body: { to: viewer?.id ?? '' } });
    onChanged();
  });
  const [snooze] = useAction(async (minutes: number) => {
    await api('POST inbox/{id}/snooze', { params, body: { minutes } });
    onChanged();
  });
  const [write, writing] = useAction(async () => {
    const { id } = await api('POST chats', { body: { userIds: [entry.follower.id] } });
    await navigate(paths.chat(id));
  });
  const look = 'px-3 text-14';
  if (!entry.isMember)
    return (
      <Button look="plain" className={look} pending={writing} onClick={() => write()}>
        {t('write', { name: isolate(entry.follower.full_name, locale) })}
      </Button>
    );
  const isSnoozed = entry.snoozedUntil !== null && Date.parse(entry.snoozedUntil) > Date.now();
  return (
    <>
      {entry.assignedTo?.id !== viewer?.id && (
        <Button look="plain" className={look} pending={taking} onClick={() => take()}>
          {t('take')}
        </Button>
      )}
      {entry.colleagues.length > 0 && (
        <Button look="plain" className={look} onClick={() => setHanding(true)}>
          {t('handOver')}
        </Button>
      )}
      {isSnoozed ? (
        <Button look="plain" className={look} onClick={() => snooze(0)}>
          {t('unsnooze')}
        </Button>
      ) : (
        entry.followUpId === null && (
          <DisclosureMenu
            label={t('snooze')}
            button={t('snooze')}
            buttonClass="inline-flex min-h-11 items-center rounded-control px-3 text-14 font-semibold text-primary-text hover:bg-primary-soft"
          >
            {(close) => (
              <ul>
                {snoozes.map(([unit, amount, minutes]) => (
                  <li key={minutes}>
                    <button
                      type="button"
                      className={menuRowClass}
                      onClick={() => {
                        close();
                        snooze(minutes);
                      }}
                    >
                      {t('snoozeFor', { time: durationIn(unit, amount, locale) })}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </DisclosureMenu>
        )
      )}
      {handing && <HandOver entry={entry} onClose={() => setHanding(false)} onDone={onChanged} />}
    </>
  );
}

interface HandOverProps {
  entry: InboxEntry;
  onClose: () => void;
  onDone: () => void;
}

/** To a colleague of the team, with a note; what that means for the follower is said before. */
function HandOver({ entry, onClose, onDone }: HandOverProps) {
  const t = useTexts(inboxTexts);
  const form = useForm<'to' | 'note'>(async ({ to, note }) => {
    await api('POST inbox/{id}/assign', { params: { id: entry.chatId }, body: { to, note } });
    const name = entry.colleagues.find(({ id }) => id === to)?.full_name ?? '';
    showFlash({ tone: 'success', message: t('handedOver', { name }) });
    onClose();
    onDone();
  });
  return (
    <Modal open onClose={onClose} title={t('handOverTitle')} closeLabel={t('cancel')}>
      <p className="mb-4 max-w-measure text-ink-soft">
        {t('handOverHelp', { name: entry.follower.full_name })}
      </p>
      <Form
        form={form}
        actions={
          <>
            <Button type="submit" pending={form.pending}>
              {t('handOver')}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <SelectField {...form.field('to')} label={t('colleague')}>
          {entry.colleagues.map((person) => (
            <option key={person.id} value={person.id}>
              {person.full_name}
            </option>
          ))}
        </SelectField>
        <TextArea
          {...form.field('note')}
          label={t('noteLabel')}
          optional={t('optional')}
          rows={3}
          maxLength={500}
        />
      </Form>
    </Modal>
  );
}
