import type { ChatPerson, ChatRoom } from '@regimen/contract/chats.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useAction } from '../../shell/use-action.ts';
import { useAttempt } from '../../shell/use-attempt.ts';
import { useCall } from '../../shell/use-call.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { XIcon } from '../../ui/shell-icons.tsx';
import { ChoosePeople } from './choose-people.tsx';
import { PersonWords } from './found-people.tsx';
import { groupTexts } from './group-texts.ts';

interface GroupDialogProps {
  room: ChatRoom;
  onChange: (room: ChatRoom) => void;
  onClose: () => void;
}

/** Who is in a group; its owner names it and chooses them. */
export function GroupDialog({ room, onChange, onClose }: GroupDialogProps) {
  const t = useTexts(groupTexts);
  const viewerId = useViewer()?.id;
  const isOwner = room.ownerId !== null && room.ownerId === viewerId;
  const [doomed, setDoomed] = useState<ChatPerson | null>(null);
  const [remove, removing] = useAction(async (person: ChatPerson) => {
    const params = { id: room.id, person: person.id };
    onChange(await api('DELETE chats/{id}/members/{person}', { params }));
    setDoomed(null);
  });
  return (
    <>
      <Modal open onClose={onClose} title={t('title')} closeLabel={t('close')}>
        <div className="grid gap-6">
          {isOwner && <GroupName room={room} onChange={onChange} />}
          <section aria-labelledby="group-members" className="grid gap-3">
            <h3 id="group-members" className="text-16">
              {t('members')}
            </h3>
            <ul className="grid gap-1">
              <li className="flex min-h-11 flex-wrap items-center gap-x-3">
                <span className="font-medium">{t('yourself')}</span>
                {isOwner && <Badge>{t('owner')}</Badge>}
              </li>
              {room.participants.map((person) => (
                <li key={person.id} className="flex min-h-12 items-center gap-3">
                  <PersonWords person={person} size={36}>
                    {person.id === room.ownerId && <Badge>{t('owner')}</Badge>}
                  </PersonWords>
                  {isOwner && (
                    <IconButton
                      label={t('remove', { name: person.full_name })}
                      className="ms-auto"
                      onClick={() => setDoomed(person)}
                    >
                      <XIcon />
                    </IconButton>
                  )}
                </li>
              ))}
            </ul>
            {!isOwner && room.ownerId !== null && <p className="text-14 text-ink-soft">{t('ownerHelp')}</p>}
          </section>
          {isOwner && <AddPeople room={room} onChange={onChange} />}
        </div>
      </Modal>
      <ConfirmDialog
        open={doomed !== null}
        title={t('removeTitle', { name: doomed?.full_name ?? '' })}
        text={t('removeText')}
        keep={t('cancel')}
        confirm={t('removeButton')}
        pending={removing}
        onConfirm={() => doomed && remove(doomed)}
        onClose={() => setDoomed(null)}
      />
    </>
  );
}

function GroupName({ room, onChange }: Omit<GroupDialogProps, 'onClose'>) {
  const t = useTexts(groupTexts);
  const [title, setTitle] = useState(room.title ?? '');
  const attempt = useAttempt();
  const wrong = attempt.errorAt('title') ?? attempt.problem ?? undefined;
  const save = async () => {
    const body = { title: title.trim() === '' ? null : title.trim() };
    onChange(await api('PUT chats/{id}/title', { params: { id: room.id }, body }));
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt.run(save);
      }}
    >
      <TextField
        name="title"
        label={t('name')}
        help={t('nameHelp')}
        maxLength={80}
        value={title}
        error={wrong}
        onChange={(event) => {
          attempt.clear('title');
          setTitle(event.target.value);
        }}
      />
      <Button
        look="quiet"
        type="submit"
        pending={attempt.pending}
        disabled={title.trim() === (room.title ?? '')}
        className="justify-self-start"
      >
        {t('saveName')}
      </Button>
    </form>
  );
}

function AddPeople({ room, onChange }: Omit<GroupDialogProps, 'onClose'>) {
  const t = useTexts(groupTexts);
  const { data } = useCall('GET chats', { query: {} });
  const [chosen, setChosen] = useState<readonly ChatPerson[]>([]);
  const attempt = useAttempt();
  const wrong = attempt.errorAt('userIds') ?? attempt.problem;
  const toggle = (person: ChatPerson) => {
    attempt.clear('userIds');
    setChosen((before) =>
      before.some(({ id }) => id === person.id)
        ? before.filter(({ id }) => id !== person.id)
        : [...before, person],
    );
  };
  const add = async () => {
    const body = { userIds: chosen.map(({ id }) => id) };
    onChange(await api('POST chats/{id}/members', { params: { id: room.id }, body }));
    setChosen([]);
  };
  return (
    <section aria-labelledby="group-add" className="grid gap-3">
      <div>
        <h3 id="group-add" className="text-16">
          {t('add')}
        </h3>
        <p className="text-14 text-ink-soft">{t('addHelp')}</p>
      </div>
      <ChoosePeople
        rooms={data?.data ?? []}
        chosen={chosen}
        onToggle={toggle}
        except={room.participants.map(({ id }) => id)}
      />
      {wrong && (
        <div role="alert">
          <Notice tone="warning">{wrong}</Notice>
        </div>
      )}
      {chosen.length > 0 && (
        <Button pending={attempt.pending} className="justify-self-start" onClick={() => attempt.run(add)}>
          {t('addButton', { n: chosen.length })}
        </Button>
      )}
    </section>
  );
}
