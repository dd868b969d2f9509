import type { Item } from '@regimen/engine/items.ts';
import { PhotoField } from '../../../../shared/photo/photo-field.tsx';
import type { ItemForm } from '../use-item-form.ts';
import type { Changes } from '../use-kept-form.ts';
import { ActivityFields } from './activity-fields.tsx';
import { AgentFields } from './agent-fields.tsx';
import { AssessmentFields } from './assessment-fields.tsx';
import { ChallengeFields } from './challenge-fields.tsx';
import { CommonFields } from './common-fields.tsx';
import { KpiFields } from './kpi-fields.tsx';
import { NudgeFields } from './nudge-fields.tsx';
import { OrderFields } from './order-fields.tsx';
import { SourceFields } from './source-fields.tsx';

export interface FieldsProps<I extends Item> {
  form: ItemForm;
  item: I;
  change: (part: Changes<I>) => void;
}

/** The form of an item: what all have, then what its kind has. */
export function ItemFields({ form }: { form: ItemForm }) {
  return (
    <>
      <CommonFields form={form} />
      <KindFields form={form} />
      <div className="border-t border-line pt-5">
        <PhotoField value={form.value.photo} onChange={(photo) => form.change({ photo })} />
      </div>
      <SourceFields form={form} />
    </>
  );
}

function KindFields({ form }: { form: ItemForm }) {
  const { value: item, change } = form;
  switch (item.kind) {
    case 'activity':
      return <ActivityFields form={form} item={item} change={change} />;
    case 'order':
      return <OrderFields form={form} item={item} change={change} />;
    case 'nudge':
      return <NudgeFields form={form} item={item} change={change} />;
    case 'challenge':
      return <ChallengeFields form={form} item={item} change={change} />;
    case 'assessment':
      return <AssessmentFields form={form} item={item} change={change} />;
    case 'kpi':
      return <KpiFields form={form} item={item} change={change} />;
    case 'agent':
      return <AgentFields form={form} item={item} change={change} />;
    case 'service':
      return null;
  }
}
