import type { OpenTask } from '@regimen/contract/tasks.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { HandIn } from '../use-hand-in.ts';
import { ActivityForm } from './activity-form.tsx';
import { AppointmentForm } from './appointment-form.tsx';
import { AssessmentForm } from './assessment-form.tsx';
import { ChallengeForm } from './challenge-form.tsx';
import { DoneForm } from './done-form.tsx';
import { formTexts } from './form-texts.ts';
import { KpiForm } from './kpi-form.tsx';
import { NudgeForm } from './nudge-form.tsx';
import { OrderForm } from './order-form.tsx';

/** The form of a task follows from the item it is about. */
export function FormOfKind({ task, hand }: { task: OpenTask; hand: HandIn }) {
  const t = useTexts(formTexts);
  const { item } = task;
  switch (item?.kind) {
    case 'activity':
      return <ActivityForm task={task} item={item} hand={hand} />;
    case 'order':
      return <OrderForm task={task} item={item} hand={hand} />;
    case 'nudge':
      return <NudgeForm task={task} item={item} hand={hand} />;
    case 'challenge':
      return <ChallengeForm task={task} item={item} hand={hand} />;
    case 'assessment':
      return <AssessmentForm task={task} item={item} hand={hand} />;
    case 'kpi':
      return <KpiForm task={task} item={item} hand={hand} />;
    case 'service':
      return <AppointmentForm task={task} item={item} hand={hand} />;
    default:
      return <DoneForm words={t('done')} hand={hand} />;
  }
}
