import type { FlowNode, JumpRule } from '@regimen/engine/protocol.ts';
import { endsRun, isJump, onlyTells } from '@regimen/engine/steps/traits.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { useFlow } from '../flow-context.ts';
import { Section } from './section.tsx';
import { StepPicker } from './step-picker.tsx';
import { texts } from './texts.ts';

/** Where a step goes instead of on to those below it. For a jump that is all it does. */
export function JumpFields({ step }: { step: FlowNode }) {
  const t = useTexts(texts);
  const flow = useFlow();
  const { id, type, data } = step;
  const rule = data.rules.jumpRule ?? {};
  const set = (key: keyof JumpRule) => (target: string | undefined) => {
    const { [key]: _before, ...others } = rule;
    const jumpRule: JumpRule = target === undefined ? others : { ...others, [key]: target };
    const rules = Object.keys(jumpRule).length > 0 ? { jumpRule } : {};
    flow.change(id, { rules });
  };
  if (isJump(type))
    return (
      <div data-part="jump">
        <StepPicker label={t('jumpTo')} own={id} value={rule.target} onChange={set('target')} />
      </div>
    );
  if (endsRun(type)) return null;
  return (
    <div data-part="jump">
      <Section title={t('elsewhere')} open={rule.target !== undefined || rule.targetSuccess !== undefined}>
        <p className="text-ink-soft">{t('elsewhereHelp')}</p>
        <StepPicker
          label={t('onSuccess')}
          own={id}
          value={rule.targetSuccess}
          onChange={set('targetSuccess')}
        />
        {!onlyTells(type) && (
          <StepPicker label={t('onFailure')} own={id} value={rule.target} onChange={set('target')} />
        )}
      </Section>
    </div>
  );
}
