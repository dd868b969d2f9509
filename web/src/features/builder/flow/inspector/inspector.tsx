import type { FlowNode } from '@regimen/engine/protocol.ts';
import { useRef } from 'react';
import CommentsPanel from '../../comments/comments-panel.tsx';
import { useMay } from '../../draft/use-card.ts';
import { useFocusWhenAsked } from '../use-focus-when-asked.ts';
import { Section } from './section.tsx';
import { StepFields } from './step-fields.tsx';
import { StepHead } from './step-head.tsx';
import { StepProblems } from './step-problems.tsx';
import { StepRead } from './step-read.tsx';

interface InspectorProps {
  step: FlowNode;
  /** Those who look at differences, or may only read, see the step in words. */
  readOnly: boolean;
  onClose: () => void;
}

/** Everything about one step. */
export default function Inspector({ step, readOnly, onClose }: InspectorProps) {
  const root = useRef<HTMLDivElement>(null);
  const mayEdit = useMay('edit') && !readOnly;
  useFocusWhenAsked(root);
  return (
    <div ref={root} data-draft className="grid content-start gap-5 p-4 text-14">
      <StepHead step={step} mayEdit={mayEdit} onClose={onClose} />
      {mayEdit ? <StepFields key={step.id} step={step} /> : <StepRead step={step} />}
      <Section>
        <CommentsPanel nodeId={step.id} />
      </Section>
      <StepProblems id={step.id} mayEdit={mayEdit} />
    </div>
  );
}
