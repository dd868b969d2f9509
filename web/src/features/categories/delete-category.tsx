import type { Category } from '@regimen/contract/categories.ts';
import { ApiError } from '@regimen/contract/client.ts';
import type { InUse } from '@regimen/contract/errors.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { IconButton, LinkButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { categoryTexts } from './category-texts.ts';

/** Asks where it may be deleted; where it may not, says what keeps it, before anything is tried. */
export function DeleteCategory({ category, onDeleted }: { category: Category; onDeleted: () => void }) {
  const t = useTexts(categoryTexts);
  const { id, name, protocolsCount, can } = category;
  const [asking, setAsking] = useState(false);
  const [keptBy, setKeptBy] = useState<readonly string[] | null>(null);
  const [remove, removing] = useAction(async () => {
    try {
      await api('DELETE categories/{id}', { params: { id } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 423) throw error;
      // Published since this page was loaded.
      return setKeptBy((error.reply.errors as InUse | undefined)?.used ?? []);
    } finally {
      setAsking(false);
    }
    showFlash({ tone: 'success', message: t('removed', { name }) });
    onDeleted();
  });
  return (
    <>
      <IconButton
        label={t('remove', { name })}
        onClick={() => (can.delete ? setAsking(true) : setKeptBy(can.keptBy))}
      >
        <TrashIcon />
      </IconButton>
      <ConfirmDialog
        open={asking}
        title={t('removeTitle', { name })}
        text={protocolsCount > 0 ? t('removeText', { n: protocolsCount }) : t('removeEmpty')}
        keep={t('keep')}
        confirm={t('removeNow')}
        pending={removing}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
      <Modal
        open={keptBy !== null}
        onClose={() => setKeptBy(null)}
        title={t('keptTitle', { name })}
        closeLabel={t('close')}
      >
        <div className="grid gap-3">
          <p className="text-ink-soft">{t('keptText')}</p>
          {keptBy && keptBy.length > 0 && (
            <div>
              <p className="font-medium">{t('keptBy')}</p>
              <ul className="list-disc ps-5">
                {keptBy.map((title) => (
                  <li key={title}>
                    <bdi>{title}</bdi>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <LinkButton to={paths.category(id)} className="justify-self-end">
            {t('change')}
          </LinkButton>
        </div>
      </Modal>
    </>
  );
}
