import type { Moving } from '@regimen/contract/moves.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { movingTexts } from './moving-texts.ts';

interface MoveQuestionProps {
  moving: Moving;
  /** How many it is about. */
  n: number;
  /** What they lose by it, where that was decided; otherwise they keep everything. */
  means?: string | undefined;
  open: boolean;
  pending: boolean;
  onMove: () => void;
  onClose: () => void;
}

/** Before anybody is moved: how many go where, what they keep, who stays, and whether it can be undone. */
export function MoveQuestion({ moving, n, means, open, pending, onMove, onClose }: MoveQuestionProps) {
  const t = useTexts(movingTexts);
  const { version, done, total } = moving;
  const others = total - n - done.moved;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('askTitle', { n, number: version?.number ?? 0 })}
      closeLabel={t('askNo')}
    >
      <ul className="grid list-disc gap-2 ps-5 text-ink-soft">
        <li>{means ?? t('askKept')}</li>
        {others > 0 && <li>{t('askOthers', { n: others })}</li>}
        <li>{t('askUndo')}</li>
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
        <Button look="quiet" onClick={onClose}>
          {t('askNo')}
        </Button>
        <Button pending={pending} onClick={onMove}>
          {t('startAll', { n })}
        </Button>
      </div>
    </Modal>
  );
}
