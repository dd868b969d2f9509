import type { ProgramPart } from '@regimen/contract/programs.ts';
import type { ProtocolCard } from '@regimen/contract/protocols.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { TypesDrawing } from '../../../shared/steps/types-drawing.tsx';
import { useAction } from '../../../shell/use-action.ts';
import { Modal } from '../../../ui/modal.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { partTexts } from './part-texts.ts';

interface ProtocolPickerProps {
  open: boolean;
  /** Ids of those that are in it already. */
  without: readonly string[];
  onPick: (part: ProgramPart) => void;
  onClose: () => void;
}

const pauseMs = 250;

/** One's own protocols, and those of others that one may publish. */
export function ProtocolPicker({ open, without, onPick, onClose }: ProtocolPickerProps) {
  const t = useTexts(partTexts);
  const [words, setWords] = useState('');
  const [found, setFound] = useState<ProtocolCard[] | null>(null);
  const [load] = useAction(async (search: string) => {
    const query = { per_page: 50, ...(search && { search }) };
    const [mine, shared] = await Promise.all([
      api('GET protocols', { query: { ...query, show: 'mine' } }),
      api('GET protocols', { query: { ...query, show: 'shared' } }),
    ]);
    setFound([...mine.data, ...shared.data.filter(({ may }) => may === 'publish')]);
  });
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => void latest.current(words.trim().slice(0, 100)), words ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [open, words]);
  const offered = found?.filter(({ id }) => !without.includes(id));
  return (
    <Modal open={open} width={500} title={t('choose')} closeLabel={t('close')} onClose={onClose}>
      <div className="grid gap-4">
        <SearchField label={t('search')} clearLabel={t('clearSearch')} value={words} onChange={setWords} />
        {!offered && <p className="text-ink-soft">{t('loading')}</p>}
        {offered?.length === 0 && <p className="text-ink-soft">{t('nothing')}</p>}
        <ul className="grid max-h-[55vh] gap-2 overflow-y-auto">
          {offered?.map(({ id, name, stepTypes, stepsCount, modulesCount, may }) => (
            <li key={id}>
              <button
                type="button"
                aria-label={t('addNamed', { name })}
                className="grid w-full gap-1.5 rounded-control border border-line p-3 text-start hover:border-primary-line hover:bg-primary-soft"
                onClick={() => onPick({ id, name, stepTypes, stepsCount, modulesCount, may, onFail: 'stop' })}
              >
                <span className="font-semibold wrap-anywhere">
                  <bdi>{name}</bdi>
                </span>
                <TypesDrawing types={stepTypes} more={stepsCount > stepTypes.length} />
                <span className="text-14 text-ink-soft">{t('steps', { n: stepsCount })}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
