import type { OpenTask } from '@regimen/contract/tasks.ts';
import type { HandIn } from '../use-hand-in.ts';

/** What every form of a task gets. */
export interface TaskFormProps<Item = NonNullable<OpenTask['item']>> {
  task: OpenTask;
  item: Item;
  hand: HandIn;
}
