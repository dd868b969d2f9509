import { useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { XIcon } from '../../../ui/shell-icons.tsx';
import { useClipboard } from './clipboard-context.ts';
import { useFlow, useMayEditFlow } from './flow-context.ts';
import { texts } from './texts.ts';
import { useFocusWhenAsked } from './use-focus-when-asked.ts';

/** In the place of a step's fields, when several are selected. `id` is one of them. */
export function ManyPanel({ id, count, onClose }: { id: string; count: number; onClose: () => void }) {
  const t = useTexts(texts);
  const flow = useFlow();
  const clipboard = useClipboard();
  const mayEdit = useMayEditFlow();
  const root = useRef<HTMLDivElement>(null);
  useFocusWhenAsked(root);
  return (
    <div ref={root} className="grid content-start gap-4 p-4 text-14">
      <div className="flex items-center justify-between gap-3">
        <h2 tabIndex={-1} className="text-16 outline-none">
          {t('manySelected', { n: count })}
        </h2>
        <IconButton label={t('deselect')} className="-me-2 size-9!" onClick={onClose}>
          <XIcon />
        </IconButton>
      </div>
      {mayEdit && (
        <>
          <p className="text-ink-soft">{t('manyHelp')}</p>
          <div className="flex flex-wrap gap-2">
            <Button look="quiet" onClick={() => flow.duplicate(id)}>
              {t('duplicate')}
            </Button>
            <Button look="quiet" onClick={() => clipboard.copy(id)}>
              {t('copy')}
            </Button>
            <Button look="quiet" onClick={() => clipboard.cut(id)}>
              {t('cut')}
            </Button>
            <Button look="quiet" onClick={() => flow.askRemove(id)}>
              {t('remove')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
