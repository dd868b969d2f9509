import type { ProgramPart } from '@regimen/contract/programs.ts';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { TypesDrawing } from '../../../shared/steps/types-drawing.tsx';
import { useAction } from '../../../shell/use-action.ts';
import { useCall } from '../../../shell/use-call.ts';
import { useLast, useSettled } from '../../../shell/use-settled.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Notice } from '../../../ui/notice.tsx';
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
  const search = useSettled(words.trim().slice(0, 100), pauseMs);
  const query = { per_page: 50, ...(search && { search }) };
  const mine = useCall('GET protocols', open ? { query: { ...query, show: 'mine' } } : null);
  const shared = useCall('GET protocols', open ? { query: { ...query, show: 'shared' } } : null);
  const found = useMemo(
    () =>
      mine.data &&
      shared.data && [...mine.data.data, ...shared.data.data.filter(({ may }) => may === 'publish')],
    [mine.data, shared.data],
  );
  const failed = !found && (mine.failed || shared.failed);
  const [retry, retrying] = useAction(() =>
    Promise.all([mine, shared].map((read) => read.failed && read.renew())),
  );
  const offered = useLast(found)?.filter(({ id }) => !without.includes(id));
  return (
    <Modal open={open} width={500} title={t('choose')} closeLabel={t('close')} onClose={onClose}>
      <div className="grid gap-4">
        <SearchField label={t('search')} clearLabel={t('clearSearch')} value={words} onChange={setWords} />
        {failed && (
          <Notice tone="warning">
            <p>{t('failed')}</p>
            <Button look="plain" className="-ms-3 min-h-9 px-3" pending={retrying} onClick={retry}>
              {t('tryAgain')}
            </Button>
          </Notice>
        )}
        {!offered && !failed && <p className="text-ink-soft">{t('loading')}</p>}
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
