import { capital } from '@regimen/contract/language/languages.ts';
import type { FlowNode } from '@regimen/engine/protocol.ts';
import { useLocale } from '../../../../i18n/use-texts.ts';
import { stepParts } from '../../../../shared/protocol-words/step-parts.ts';
import { useProtocol } from '../../draft/use-draft.ts';

/** The step in words, for those who do not edit it. */
export function StepRead({ step, only }: { step: FlowNode; only?: readonly string[] }) {
  const locale = useLocale();
  const protocol = useProtocol();
  const parts = stepParts(step, protocol, locale).filter(
    ({ key, words }) => words !== '' && (only?.includes(key) ?? !['name', 'type'].includes(key)),
  );
  return (
    <dl className="grid gap-3">
      {parts.map(({ key, label, words }) => (
        <div key={key}>
          <dt className="text-12 text-ink-soft">{capital(label)}</dt>
          <dd className="whitespace-pre-line" dir="auto">
            {words}
          </dd>
        </div>
      ))}
    </dl>
  );
}
