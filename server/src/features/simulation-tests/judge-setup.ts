import { type PopulationSetup, type SetupFault, setupFaults } from '@regimen/engine/simulate/setup.ts';
import { AppError } from '../../errors.ts';
import type { MessageKey } from '../../messages.ts';

const messages: Record<SetupFault['fault'], MessageKey> = {
  'not-a-share': 'not_a_share',
  'out-of-range': 'not_valid',
  'not-a-time': 'not_a_time',
  'no-such-zone': 'no_such_zone',
  none: 'choose_one',
};

/** What the engine cannot live, each under its path in the body. */
export function judgeSetup(setup: PopulationSetup): void {
  const faults = setupFaults(setup);
  if (faults.length === 0) return;
  // A map, since a path may name any sign.
  const fields = new Map<string, MessageKey[]>();
  for (const { path, fault } of faults.slice(0, 200))
    fields.set(`setup.${path.replace(/\[(\d+)\]/g, '.$1')}`, [messages[fault]]);
  throw new AppError('invalid', { fields: Object.fromEntries(fields) });
}
