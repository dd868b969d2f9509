import { listWords } from '@regimen/contract/language/lists.ts';
import { nameOfStep } from '@regimen/contract/protocol-words/names.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { initialsOf } from '../../../shared/person/avatar.tsx';
import { useViewer } from '../../../shell/use-shell.ts';
import { useDraftStore, useProtocol } from '../draft/use-draft.ts';
import { type BuilderPart, builderParts } from '../frame/builder-parts.ts';
import { texts as frameTexts } from '../frame/texts.ts';
import { fills } from './colours.ts';
import { hereAt, type Somebody } from './here.ts';
import { presenceTexts } from './presence-texts.ts';

const mostFaces = 3;

/** Faces of those who have the same protocol open, and where each of them is. */
export default function PeopleHere({ current }: { current: BuilderPart }) {
  const { id } = useDraftStore();
  const here = hereAt(id, useViewer()?.id ?? '');
  const people = useSyncExternalStore(here.subscribe, here.get, here.get);
  const t = useTexts(presenceTexts);
  const locale = useLocale();
  const wordsOf = useWordsOf();
  useEffect(() => {
    here.move(current === 'flow' ? { part: current } : { part: current, step: null, pointer: null });
  }, [here, current]);
  const names = listWords(people.map(wordsOf), locale);
  return (
    <>
      <p role="status" className="sr-only">
        {people.length > 0 && t('here', { names })}
      </p>
      <span aria-hidden="true" className="me-1 flex -space-x-1.5 empty:hidden rtl:space-x-reverse">
        {people.slice(0, mostFaces).map((somebody) => (
          <span
            key={somebody.id}
            title={wordsOf(somebody)}
            data-initials={initialsOf(somebody.name)}
            className={`grid size-7 place-items-center rounded-full border-2 border-surface text-[11px] font-semibold select-none before:content-[attr(data-initials)] ${fills[somebody.colour]}`}
          />
        ))}
        {people.length > mostFaces && (
          <span className="grid size-7 place-items-center rounded-full border-2 border-surface bg-sunken text-[11px] font-semibold text-ink-soft">
            {`+${people.length - mostFaces}`}
          </span>
        )}
      </span>
    </>
  );
}

function useWordsOf(): (somebody: Somebody) => string {
  const t = useTexts(presenceTexts);
  const frame = useTexts(frameTexts);
  const protocol = useProtocol();
  const locale = useLocale();
  return ({ name, spot }) => {
    const step = spot?.step ? nameOfStep(protocol, spot.step, locale) : undefined;
    if (step) return t('atStep', { name, step });
    const part = builderParts.find((each) => each === spot?.part);
    return part ? t('inPart', { name, part: frame(part) }) : name;
  };
}
