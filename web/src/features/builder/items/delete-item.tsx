import { ApiError } from '@regimen/contract/client.ts';
import type { InUse } from '@regimen/contract/errors.ts';
import type { OpenItem } from '@regimen/contract/items.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../api.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { showFlash } from '../../../shell/flash.ts';
import { useAction } from '../../../shell/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { useDraftStore, useProtocol } from '../draft/use-draft.ts';
import { itemPageTexts } from './item-page-texts.ts';
import { placesOfItems } from './item-places.ts';
import { UsedByNames } from './locked-dialog.tsx';

/** Says beforehand which steps will be left without. */
export function DeleteItem({ opened }: { opened: OpenItem }) {
  const t = useTexts(itemPageTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const store = useDraftStore();
  const protocol = useProtocol();
  const [asking, setAsking] = useState(false);
  /** What keeps it: known beforehand, or told when it was tried. */
  const [inUse, setInUse] = useState<readonly string[] | null>(null);
  const { name, kind } = opened.item;
  const list = (names: string[]) => listWords(names, locale);
  const places = (placesOfItems(protocol, locale).get(opened.id) ?? []).map((place) => place.name);
  const others = opened.usedBy.filter(({ id }) => id !== store.id).map((other) => other.name);
  const asked = opened.answersFor.map(({ title }) => title);
  const text = [
    places.length > 0 ? t('deleteSteps', { names: list(places) }) : t('deleteUnused'),
    asked.length > 0 ? t('deleteAsked', { names: list(asked) }) : '',
    others.length > 0 ? t('deleteOthers', { names: list(others) }) : '',
  ].join(' ');

  const [remove, removing] = useAction(async () => {
    try {
      await api('DELETE protocols/{id}/items/{item}', { params: { id: store.id, item: opened.id } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 423) throw error;
      setAsking(false);
      return setInUse((error.reply.errors as InUse | undefined)?.used ?? []);
    }
    store.know(opened.id, null);
    await store.look();
    showFlash({ tone: 'success', message: t('deleted', { name }) });
    navigate(paths.builder(store.id, kind));
  });
  return (
    <>
      <Button
        look="plain"
        className="-ms-4 text-danger-text!"
        onClick={() => (opened.can.delete ? setAsking(true) : setInUse(opened.can.keptBy))}
      >
        <TrashIcon />
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('deleteTitle', { name })}
        text={text}
        keep={t('keep')}
        confirm={t('delete')}
        pending={removing}
        onConfirm={() => remove()}
        onClose={() => setAsking(false)}
      />
      <Modal
        open={inUse !== null}
        onClose={() => setInUse(null)}
        title={t('lockedDeleteTitle', { name })}
        closeLabel={t('close')}
      >
        <div className="grid gap-3">
          <p className="text-ink-soft">{t('lockedDeleteText')}</p>
          <UsedByNames names={inUse ?? []} />
        </div>
      </Modal>
    </>
  );
}
