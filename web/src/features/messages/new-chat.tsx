import type { ChatPerson, ChatRoom } from '@regimen/contract/chats.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useAction } from '../../shell/use-action.ts';
import { useCall } from '../../shell/use-call.ts';
import { useSettled } from '../../shell/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { CheckIcon, XIcon } from '../../ui/shell-icons.tsx';
import { hasFinePointer } from './fine-pointer.ts';
import { PersonWords } from './found-people.tsx';
import { texts } from './texts.ts';

interface NewChatProps {
  /** Those one writes to already are suggested. */
  rooms: readonly ChatRoom[];
  onClose: () => void;
}

/** One person, or several for a group. */
export function NewChat({ rooms, onClose }: NewChatProps) {
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
        <People known={peopleIn(rooms)} chosen={chosen} onToggle={toggle} />
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

const mostKnown = 8;

const peopleIn = (rooms: readonly ChatRoom[]): ChatPerson[] =>
  rooms
    .flatMap(({ participant, canWrite }) => (participant && canWrite ? [participant] : []))
    .slice(0, mostKnown);

interface PeopleProps {
  known: readonly ChatPerson[];
  chosen: readonly ChatPerson[];
  onToggle: (person: ChatPerson) => void;
}

function People({ known, chosen, onToggle }: PeopleProps) {
  const t = useTexts(texts);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), 200);
  const { data, failed } = useCall('GET chats/people', search === '' ? null : { query: { search } });
  const box = useRef<HTMLDivElement>(null);
  const shown = search === '' ? known : (data?.data ?? []);
  function choose(person: ChatPerson): void {
    onToggle(person);
    if (typed === '') return;
    // The row goes with the word.
    setTyped('');
    if (hasFinePointer()) box.current?.querySelector('input')?.focus();
  }
  return (
    <div ref={box} className="grid gap-2">
      <SearchField label={t('to')} clearLabel={t('clear')} value={typed} onChange={setTyped} />
      <div role="status" className="text-14 text-ink-soft empty:hidden">
        {search === '' && `${t('searchHelp')} ${t('groupHelp')}`}
        {search !== '' && failed && t('failed')}
        {search !== '' && !failed && !data && t('searching')}
        {search !== '' && data?.data.length === 0 && t('noOneFound')}
      </div>
      {shown.length > 0 && (
        <ul
          aria-label={t(search === '' ? 'suggested' : 'found')}
          className="max-h-72 overflow-y-auto overscroll-contain"
        >
          {shown.map((person) => {
            const isChosen = chosen.some(({ id }) => id === person.id);
            return (
              <li key={person.id}>
                <button
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => choose(person)}
                  className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 text-start hover:bg-sunken aria-pressed:bg-primary-soft"
                >
                  <PersonWords person={person} size={36}>
                    {isChosen && <CheckIcon className="text-primary-text" />}
                  </PersonWords>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
