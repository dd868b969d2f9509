import type { Found, MoveChoices } from '@regimen/contract/moves.ts';
import { ACCEPTABLE, type Acceptable, type Obstacle } from '@regimen/engine/migrate/verdict.ts';
import { endsRun } from '@regimen/engine/steps/traits.ts';
import type { Sides } from './present-parts.ts';
import { offeredStep } from './present-parts.ts';

/** Nothing that can be decided sets these aside: the person stays, or is looked at again later. */
const blocking: readonly Obstacle['why'][] = [
  'protocol-gone',
  'protocol-earlier',
  'unit-differs',
  'held-answer',
];
const mostSteps = 200;

const isAcceptable = (why: Obstacle['why']): why is Acceptable => ACCEPTABLE.some((one) => one === why);

/** What can be decided about the things that are in somebody's way. */
export function choicesFor({ at, obstacles }: Found, { is }: Sides): MoveChoices {
  const accept = ACCEPTABLE.filter((why) => obstacles.some((obstacle) => obstacle.why === why));
  const canMove = !obstacles.some(({ why }) => blocking.includes(why));
  const needsStep = canMove && obstacles.some(({ why }) => !isAcceptable(why));
  const near = obstacles.flatMap((one) => (one.why === 'step-gone' ? one.offers : []));
  // A step that is still there can be begun anew as it is now.
  const own = at?.node && needsStep && near.length === 0 ? [at.node] : [];
  const offers = [...near, ...own].flatMap((id) => offeredStep(is, id));
  const others = (needsStep ? (is?.nodes ?? []) : [])
    .filter(({ id, type }) => !endsRun(type) && !offers.some((one) => one.id === id))
    .slice(0, mostSteps)
    .flatMap(({ id }) => offeredStep(is, id));
  return { offers, others, accept, canMove, needsStep };
}
