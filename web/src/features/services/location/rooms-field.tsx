import { mostRooms } from '@regimen/contract/service-choices.ts';
import { useId, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { AddButton } from '../../../ui/add-button.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { changeThenFocus } from '../../../ui/change-then-focus.ts';
import { controlClass } from '../../../ui/field.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { NumberInput } from '../../../ui/number-field.tsx';
import type { DraftRoom } from './location-draft.ts';
import type { LocationFieldsProps } from './location-form.tsx';
import { locationTexts } from './location-texts.ts';

/** Rooms with their seats, one a line. */
export function RoomsField({ draft: { rooms }, change, errorAt }: LocationFieldsProps) {
  const t = useTexts(locationTexts);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const nameAt = (index: number) => list.current?.querySelectorAll<HTMLInputElement>('[data-room]')[index];
  const replace = (index: number, part: Partial<DraftRoom>) =>
    change({ rooms: rooms.map((room, at) => (at === index ? { ...room, ...part } : room)) });
  const add = () =>
    changeThenFocus(
      () => change({ rooms: [...rooms, { key: crypto.randomUUID(), name: '', seats: 10 }] }),
      () => nameAt(rooms.length),
    );
  return (
    <div ref={list} className="grid gap-2">
      {rooms.length > 0 && (
        <p aria-hidden="true" className="-mb-1 flex gap-2 text-14 font-medium">
          <span className="flex-1">{t('room')}</span>
          <span className="me-13 w-24">{t('seats')}</span>
        </p>
      )}
      {rooms.map(({ key, name, seats }, index) => {
        const n = index + 1;
        const [wrongName, wrongSeats] = [errorAt(`rooms.${index}.name`), errorAt(`rooms.${index}.seats`)];
        const wrong = wrongName ?? wrongSeats ?? errorAt(`rooms.${index}.id`);
        const described = wrong ? { 'aria-describedby': `${id}-${index}` } : {};
        return (
          <div key={key} className="grid gap-1">
            <div className="flex items-center gap-2">
              <input
                {...described}
                data-room
                type="text"
                aria-label={t('roomN', { n })}
                aria-invalid={wrongName ? true : undefined}
                maxLength={100}
                value={name}
                className={`${controlClass} min-h-11 min-w-0 flex-1`}
                onChange={({ target }) => replace(index, { name: target.value })}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  if (index < rooms.length - 1) nameAt(index + 1)?.focus();
                  else if (name.trim() && rooms.length < mostRooms) add();
                }}
              />
              <NumberInput
                {...described}
                aria-label={t('seatsN', { n })}
                aria-invalid={wrongSeats ? true : undefined}
                value={seats}
                className="min-h-11 w-24!"
                onChange={(next) => replace(index, { seats: next })}
              />
              <IconButton
                label={t('removeRoom', { n })}
                onClick={() => change({ rooms: rooms.toSpliced(index, 1) })}
              >
                <TrashIcon />
              </IconButton>
            </div>
            <FieldError id={`${id}-${index}`} words={wrong} />
          </div>
        );
      })}
      <FieldError id={id} words={errorAt('rooms')} />
      {rooms.length < mostRooms && <AddButton onClick={add}>{t('addRoom')}</AddButton>}
    </div>
  );
}
