import type { FlowNode } from '@regimen/engine/protocol.ts';
import { useEffect, useRef } from 'react';
import { CommentsPanel } from '../../comments/comments-panel.tsx';
import { useMay } from '../../draft/use-card.ts';
import { useView } from '../flow-context.ts';
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
export function Inspector({ step, readOnly, onClose }: InspectorProps) {
  const root = useRef<HTMLDivElement>(null);
  const mayEdit = useMay('edit') && !readOnly;
  const inspecting = useView((view) => view.inspecting);
  const last = useRef(0);
  useEffect(() => {
    if (inspecting === last.current) return;
    last.current = inspecting;
    // On a touch screen a field would bring up the keyboard before anything was read.
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const wanted = isTouch ? 'h2' : 'input, textarea, h2';
    root.current?.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true });
  }, [inspecting]);
  return (
    <div ref={root} data-draft className="grid content-start gap-5 p-4 text-14">
      <StepHead step={step} mayEdit={mayEdit} onClose={onClose} />
      <StepProblems id={step.id} mayEdit={mayEdit} />
      {mayEdit ? <StepFields key={step.id} step={step} /> : <StepRead step={step} />}
      <Section>
        <CommentsPanel nodeId={step.id} />
      </Section>
    </div>
  );
}
