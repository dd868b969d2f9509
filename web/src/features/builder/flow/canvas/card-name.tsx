import type { FlowNode } from '@regimen/engine/protocol.ts';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { CARD_HEIGHT } from '../../../../shared/flow/layout.ts';
import { useFlow, useView } from '../flow-context.ts';
import { focusFlow } from '../focus-flow.ts';
import { texts } from '../texts.ts';

/** Over the card: its name, to be typed over. */
export function CardName({ step }: { step: FlowNode }) {
  const open = useView((view) => view.renaming === step.id);
  return open && <NameField step={step} />;
}

function NameField({ step }: { step: FlowNode }) {
  const t = useTexts(texts);
  const flow = useFlow();
  const [typed, setTyped] = useState(step.data.name);
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the card that was just pressed
      autoFocus
      value={typed}
      maxLength={200}
      dir="auto"
      aria-label={t('renameCard')}
      className="nopan nodrag pointer-events-auto absolute inset-x-0 bottom-0 rounded-card border border-primary-line bg-raised px-3 text-14 font-semibold"
      style={{ height: CARD_HEIGHT }}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={() => flow.view.get().renaming === step.id && flow.endRename(typed)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        flow.endRename(event.key === 'Enter' ? typed : null);
        focusFlow();
      }}
    />
  );
}
