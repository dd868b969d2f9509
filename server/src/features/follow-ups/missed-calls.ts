import { aboutDuration } from '@regimen/contract/language/duration-forms.ts';
import { quoted } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { missedMark } from '../enrollments/missed-mark.ts';
import { missedTexts } from './missed-texts.ts';
import type { CardRow } from './queries.ts';
import { listMissedCalls } from './why-queries.ts';

/** By its alert: what nobody did in time for somebody who may be in danger, and whether that ended the program. */
export async function missedCalls(
  { locale }: Scope,
  tx: Tx,
  rows: readonly CardRow[],
): Promise<Map<string, string>> {
  const t = translator(missedTexts, locale);
  const alerts = rows.filter(({ task }) => task.kind === 'alert' && task.key.endsWith(missedMark));
  const calls = await listMissedCalls(
    tx,
    alerts.map(({ task }) => task.id),
  );
  return new Map(
    calls.map(({ id, name, minutes, endedIt }) => {
      const time = aboutDuration(minutes, locale, 'after');
      return [id, t(endedIt ? 'missedAndEnded' : 'missed', { name: quoted(name, locale), time })];
    }),
  );
}
