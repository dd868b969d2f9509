import type { ChatPerson } from '@regimen/contract/chats.ts';
import { roleTexts } from '@regimen/contract/role-texts.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useAction } from '../../shell/use-action.ts';
import { useCall } from '../../shell/use-call.ts';
import { useSettled } from '../../shell/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { CheckIcon, XIcon } from '../../ui/shell-icons.tsx';
import { Face } from './person-face.tsx';
import { texts } from './texts.ts';

/** One person, or several for a group. */
export function NewChat({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<readonly ChatPerson[]>([]);
  const [title, setTitle] = useState('');
  const isGroup = chosen.length > 1;
  const toggle = (person: ChatPerson) =>
    setChosen((before) =>
      before.some(({ id }) => id === person.id)
        ? before.filter(({ id }) => id !== person.id)
        : [...before, person],
    );
  const [start, starting] = useAction(async () => {
    const named = title.trim();
    const body = { userIds: chosen.map(({ id }) => id), ...(isGroup && named !== '' && { title: named }) };
    const room = await api('POST chats', { body });
    onClose();
    await navigate(paths.chat(room.id));
  });
  return (
    <Modal open onClose={onClose} title={t('newMessage')} closeLabel={t('close')}>
      <div className="grid gap-4">
        {chosen.length > 0 && (
          <ul aria-label={t('chosen')} className="flex flex-wrap gap-2">
            {chosen.map((person) => (
              <li key={person.id}>
                <button
                  type="button"
                  aria-label={t('removePerson', { name: person.full_name })}
                  onClick={() => toggle(person)}
                  className="inline-flex min-h-9 items-center gap-1.5 rounded-pill bg-primary-soft px-3 text-14 text-primary-text"
                >
                  <bdi>{person.full_name}</bdi>
                  <XIcon size={14} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <People chosen={chosen} onToggle={toggle} />
        {isGroup && (
          <TextField
            name="title"
            label={t('groupTitle')}
            optional={t('optional')}
            maxLength={80}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
        <Button pending={starting} disabled={chosen.length === 0} onClick={() => start()}>
          {t(isGroup ? 'startGroup' : 'startChat')}
        </Button>
      </div>
    </Modal>
  );
}

interface PeopleProps {
  chosen: readonly ChatPerson[];
  onToggle: (person: ChatPerson) => void;
}

function People({ chosen, onToggle }: PeopleProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), 200);
  const { data, failed } = useCall('GET chats/people', search === '' ? null : { query: { search } });
  return (
    <div className="grid gap-2">
      <SearchField label={t('to')} clearLabel={t('clear')} value={typed} onChange={setTyped} />
      <div role="status" className="text-14 text-ink-soft empty:hidden">
        {search === '' && t('searchHelp')}
        {search !== '' && failed && t('failed')}
        {search !== '' && !failed && !data && t('searching')}
        {search !== '' && data?.data.length === 0 && t('noOneFound')}
      </div>
      {search !== '' && data && data.data.length > 0 && (
        <ul aria-label={t('found')} className="max-h-72 overflow-y-auto overscroll-contain">
          {data.data.map((person) => {
            const isChosen = chosen.some(({ id }) => id === person.id);
            return (
              <li key={person.id}>
                <button
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => onToggle(person)}
                  className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 text-start hover:bg-sunken aria-pressed:bg-primary-soft"
                >
                  <Face name={person.full_name} avatar={person.avatar} person={person} size={36} />
                  <span className="grid min-w-0 flex-1 grid-cols-1">
                    <bdi className="truncate font-medium">{person.full_name}</bdi>
                    {person.role !== 'user' && (
                      <span className="text-14 text-ink-soft">{roleTexts[locale][person.role]}</span>
                    )}
                  </span>
                  {isChosen && <CheckIcon className="text-primary-text" />}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
