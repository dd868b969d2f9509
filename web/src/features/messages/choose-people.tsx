import type { ChatPerson, ChatRoom } from '@regimen/contract/chats.ts';
import { isExpert } from '@regimen/contract/roles.ts';
import { useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useCall } from '../../shell/use-call.ts';
import { useSettled } from '../../shell/use-settled.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { hasFinePointer } from '../../ui/fine-pointer.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { CheckIcon, XIcon } from '../../ui/shell-icons.tsx';
import { PersonWords } from './found-people.tsx';
import { texts } from './texts.ts';

interface ChoosePeopleProps {
  /** Those one writes to already are suggested. */
  rooms: readonly ChatRoom[];
  chosen: readonly ChatPerson[];
  onToggle: (person: ChatPerson) => void;
  /** What more there is to say while nothing is searched for. */
  help?: string;
  /** Ids of those who are not offered. */
  except?: readonly string[];
}

/** Who is chosen, and among whom to choose. */
export function ChoosePeople({ rooms, chosen, onToggle, help = '', except = [] }: ChoosePeopleProps) {
  const t = useTexts(texts);
  return (
    <>
      {chosen.length > 0 && (
        <ul aria-label={t('chosen')} className="flex flex-wrap gap-2">
          {chosen.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                aria-label={t('removePerson', { name: person.full_name })}
                onClick={() => onToggle(person)}
                className="inline-flex min-h-9 items-center gap-1.5 rounded-pill bg-primary-soft px-3 text-14 text-primary-text"
              >
                <bdi>{person.full_name}</bdi>
                <XIcon size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <People
        known={peopleIn(rooms, except)}
        chosen={chosen}
        help={help}
        except={except}
        onToggle={onToggle}
      />
    </>
  );
}

const mostKnown = 8;

const peopleIn = (rooms: readonly ChatRoom[], except: readonly string[]): ChatPerson[] =>
  rooms
    .flatMap(({ participant, canWrite }) => (participant && canWrite ? [participant] : []))
    .filter(({ id }) => !except.includes(id))
    .slice(0, mostKnown);

interface PeopleProps extends Required<Pick<ChoosePeopleProps, 'chosen' | 'help' | 'except' | 'onToggle'>> {
  known: readonly ChatPerson[];
}

function People({ known, chosen, help, except, onToggle }: PeopleProps) {
  const t = useTexts(texts);
  const forExpert = isExpert(useViewer()?.roles ?? []);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), 200);
  const { data, failed } = useCall('GET chats/people', search === '' ? null : { query: { search } });
  const box = useRef<HTMLDivElement>(null);
  const found = data?.data.filter(({ id }) => !except.includes(id));
  const shown = search === '' ? known : (found ?? []);
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
        {search === '' && `${t(forExpert ? 'searchHelpForExpert' : 'searchHelp')}${help && ` ${help}`}`}
        {search !== '' && failed && t('failed')}
        {search !== '' && !failed && !data && t('searching')}
        {search !== '' && found?.length === 0 && t('noOneFound')}
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
