import { itemOf } from '@regimen/contract/protocol-words/references.ts';
import type { FlowNode } from '@regimen/engine/protocol.ts';
import { isForSomebody, isJump, itemKindOf, neededItemOf, onlyTells } from '@regimen/engine/steps/traits.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { targetTexts } from '../../../../shared/protocol-words/target-texts.ts';
import { ChoiceField } from '../../../../ui/choice-field.tsx';
import { ItemPicker } from '../../items/item-picker.tsx';
import { SettingsFields } from '../../steps/settings-fields.tsx';
import { choosesItem } from '../choose-item.ts';
import { useFlow } from '../flow-context.ts';
import { DraftArea, DraftText } from './draft-field.tsx';
import { EntryFields } from './entry-fields.tsx';
import { ItemSection } from './item-section.tsx';
import { JumpFields } from './jump-fields.tsx';
import { ServiceField } from './service-field.tsx';
import { texts } from './texts.ts';
import { WindowFields } from './window-fields.tsx';

/** All that can be edited about a step, the most needed first. */
export function StepFields({ step }: { step: FlowNode }) {
  const t = useTexts(texts);
  const targets = useTexts(targetTexts);
  const flow = useFlow();
  const { id, data } = step;
  return (
    <div className="grid gap-5">
      <DraftText
        name="step-name"
        label={t('name')}
        value={data.name}
        needed={t('nameNeeded')}
        maxLength={200}
        onEdit={(name) => flow.change(id, { name }, `name:${id}`)}
      />
      <ItemField step={step} />
      {isJump(step.type) && <JumpFields step={step} />}
      <SettingsFields step={step} />
      {isForSomebody(step.type) && (
        <ChoiceField
          label={t(onlyTells(step.type) ? 'targetNudge' : 'target')}
          value={data.target}
          choices={[
            { value: 'follower', label: targets('follower') },
            { value: 'system', label: targets('system') },
          ]}
          onChange={(target) => flow.change(id, { target })}
        />
      )}
      <EntryFields step={step} />
      <DraftArea
        name="step-description"
        label={t('description')}
        value={data.description ?? ''}
        optional={t('optional')}
        maxLength={5_000}
        rows={2}
        onEdit={(text) => flow.change(id, { description: text || undefined }, `description:${id}`)}
      />
      <WindowFields step={step} />
      {!isJump(step.type) && <JumpFields step={step} />}
    </div>
  );
}

/** Services are made elsewhere, and chosen here. An AI module that has no agent does without. */
function ItemField({ step }: { step: FlowNode }) {
  const t = useTexts(texts);
  const flow = useFlow();
  const kind = itemKindOf(step.type);
  const isNeeded = neededItemOf(step.type) !== undefined;
  if (kind === undefined || (!isNeeded && !step.data.selectedItem)) return null;
  if (kind === 'service') return <ServiceField step={step} />;
  const choose = (itemId: string) =>
    flow.change(step.id, choosesItem(flow.protocol(), step.id, itemId, itemOf(flow.protocol(), itemId)));
  return (
    <>
      <ItemPicker kind={kind} value={step.data.selectedItem} label={t(`item_${kind}`)} onChange={choose} />
      <ItemSection kind={kind} itemId={step.data.selectedItem} onCopied={choose} />
    </>
  );
}
