import type { Knowledge } from '@regimen/engine/items.ts';
import { useId, useRef } from 'react';
import { api } from '../../../../api.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { agentTexts } from '../../../../shared/item-words/agent-texts.ts';
import { newPartId } from '../../../../shared/questions/question-shape.ts';
import { showFlash } from '../../../../shell/flash.ts';
import { useAction } from '../../../../shell/use-action.ts';
import { ClipboardIcon } from '../../../../ui/icons.tsx';
import { useDraftStore } from '../../draft/use-draft.ts';

interface PdfButtonProps {
  /** So many texts more. */
  room: number;
  onTexts: (texts: Knowledge[]) => void;
}

/** The words of a PDF become texts of the form, to be looked through before they are saved. */
export function PdfButton({ room, onTexts }: PdfButtonProps) {
  const t = useTexts(agentTexts);
  const id = useId();
  const { id: protocol } = useDraftStore();
  // What was typed while it was read stays.
  const latest = useRef({ room, onTexts });
  latest.current = { room, onTexts };
  const [read, reading] = useAction(async (file: File) => {
    const { texts, isCut } = await api('POST protocols/{id}/agents/read-pdf', {
      params: { id: protocol },
      file,
    });
    const { room, onTexts } = latest.current;
    const name = file.name.replace(/\.pdf$/i, '').slice(0, 180) || 'PDF';
    const titleOf = (index: number) => (texts.length > 1 ? `${name} (${index + 1}/${texts.length})` : name);
    const kept = texts.slice(0, room);
    onTexts(kept.map((text, index) => ({ id: newPartId(), title: titleOf(index), text })));
    const isWhole = !isCut && kept.length === texts.length;
    const added = t('pdfAdded', { n: kept.length });
    showFlash(
      isWhole ? { tone: 'success', message: added } : { tone: 'warning', message: `${added} ${t('pdfCut')}` },
    );
  });
  return (
    <div className="grid gap-1.5">
      <label className="inline-flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-raised px-4 font-semibold hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-primary-line">
        <input
          type="file"
          accept="application/pdf"
          className="sr-only"
          aria-describedby={id}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file may be chosen again after a failure.
            target.value = '';
            if (file) read(file);
          }}
        />
        <ClipboardIcon />
        {t(reading ? 'readingPdf' : 'addPdf')}
      </label>
      <p id={id} className="text-14 text-ink-soft">
        {t('pdfHelp')}
      </p>
    </div>
  );
}
