import { ApiError } from '@regimen/contract/client.ts';
import type { InUse } from '@regimen/contract/errors.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DisclosureMenu, menuRowClass } from '../../ui/disclosure-menu.tsx';
import { ArchiveIcon, MoreIcon, PencilIcon, TrashIcon, UnarchiveIcon } from '../../ui/icons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { removeTexts } from './remove-texts.ts';

type Thing = 'location' | 'service';

const calls = {
  location: {
    archive: (id: string) => api('POST locations/{id}/archive', { params: { id } }),
    bringBack: (id: string) => api('DELETE locations/{id}/archive', { params: { id } }),
    delete: (id: string) => api('DELETE locations/{id}', { params: { id } }),
  },
  service: {
    archive: (id: string) => api('POST services/{id}/archive', { params: { id } }),
    bringBack: (id: string) => api('DELETE services/{id}/archive', { params: { id } }),
    delete: (id: string) => api('DELETE services/{id}', { params: { id } }),
  },
};

interface RemoveMenuProps {
  thing: Thing;
  id: string;
  name: string;
  isArchived: boolean;
  /** Where it is not being edited already. */
  editPath?: string;
  onChanged: () => void;
}

/** Edit, archive, bring back, delete; what is in use is named, and can be archived. */
export function RemoveMenu({ thing, id, name, isArchived, editPath, onChanged }: RemoveMenuProps) {
  const t = useTexts(removeTexts);
  const [asking, setAsking] = useState<'archive' | 'delete' | null>(null);
  const [keptBy, setKeptBy] = useState<readonly string[] | null>(null);
  const done = (message: string) => {
    setAsking(null);
    setKeptBy(null);
    showFlash({ tone: 'success', message });
    onChanged();
  };
  const [archive, archiving] = useAction(async () => {
    await calls[thing].archive(id);
    done(t('wasArchived', { name }));
  });
  const [bringBack] = useAction(async () => {
    await calls[thing].bringBack(id);
    done(t('wasBroughtBack', { name }));
  });
  const [remove, removing] = useAction(async () => {
    try {
      await calls[thing].delete(id);
    } catch (error) {
      setAsking(null);
      if (!(error instanceof ApiError) || error.status !== 423) throw error;
      return setKeptBy((error.reply.errors as InUse | undefined)?.used ?? []);
    }
    done(t('wasRemoved', { name }));
  });
  return (
    <div className="relative z-10 has-[[aria-expanded=true]]:z-20">
      <DisclosureMenu
        label={t('actions', { name })}
        button={<MoreIcon />}
        buttonClass="inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
      >
        {(close) => {
          const row = (icon: ReactNode, words: string, act: () => void) => (
            <li>
              <button
                type="button"
                className={menuRowClass}
                onClick={() => {
                  close();
                  act();
                }}
              >
                {icon}
                {words}
              </button>
            </li>
          );
          return (
            <ul>
              {editPath && (
                <li>
                  <Link to={editPath} className={menuRowClass}>
                    <PencilIcon className="text-ink-faint" />
                    {t('edit')}
                  </Link>
                </li>
              )}
              {isArchived
                ? row(<UnarchiveIcon className="text-ink-faint" />, t('bringBack'), bringBack)
                : row(<ArchiveIcon className="text-ink-faint" />, t('archive'), () => setAsking('archive'))}
              {row(<TrashIcon className="text-ink-faint" />, t('delete'), () => setAsking('delete'))}
            </ul>
          );
        }}
      </DisclosureMenu>
      <ConfirmDialog
        open={asking === 'archive'}
        title={t('archiveTitle', { name })}
        text={t(thing === 'location' ? 'archiveLocation' : 'archiveService')}
        keep={t('keep')}
        confirm={t('archive')}
        pending={archiving}
        onConfirm={archive}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        title={t('deleteTitle', { name })}
        text={t(thing === 'location' ? 'deleteLocation' : 'deleteService')}
        keep={t('keep')}
        confirm={t('delete')}
        pending={removing}
        onConfirm={remove}
        onClose={() => setAsking(null)}
      />
      <Modal
        open={keptBy !== null}
        onClose={() => setKeptBy(null)}
        title={t('keptTitle', { name })}
        closeLabel={t('close')}
      >
        <div className="grid gap-4">
          <div>
            <p>{t('keptText')}</p>
            <ul className="list-disc ps-5">
              {keptBy?.map((user) => (
                <li key={user}>
                  <bdi>{user}</bdi>
                </li>
              ))}
            </ul>
          </div>
          {!isArchived && (
            <>
              <p className="text-ink-soft">{t('keptArchive')}</p>
              <div>
                <Button pending={archiving} onClick={archive}>
                  {t('archiveInstead')}
                </Button>
              </div>
            </>
          )}
        </div>
      </Modal>
    </div>
  );
}
