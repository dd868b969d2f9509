import type { Wizard } from '@regimen/contract/wizard.ts';
import { api } from '../../../api.ts';
import { useDraftStore, useProtocol } from '../draft/use-draft.ts';
import { QuestionsForm } from './questions-form.tsx';

interface AskedAgainProps {
  protocolId: string;
  wizard: Wizard;
  onDone: () => void;
}

/** The questions about a protocol that is there: its steps give way to new ones. */
export function AskedAgain({ protocolId, wizard, onDone }: AskedAgainProps) {
  const store = useDraftStore();
  const steps = useProtocol().nodes.length;
  return (
    <QuestionsForm
      protocolId={protocolId}
      wizard={wizard}
      replaces={steps}
      onMake={async (body) => {
        await store.saveNow();
        store.receive(await api('PUT protocols/{id}/wizard', { params: { id: protocolId }, body }));
        onDone();
      }}
      {...(steps > 0 && { onKeep: onDone })}
    />
  );
}
