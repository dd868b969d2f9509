import { quoted } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { messageMark } from '../enrollments/message-mark.ts';
import { personMark } from '../enrollments/person-mark.ts';
import { messageAlarmTexts } from './message-alarm-texts.ts';
import type { CardRow } from './queries.ts';
import { listRaisingMessages } from './why-queries.ts';

export interface MessageAlarm {
  name: string;
  raisedBy: string;
  /** Where the viewer takes part. */
  chatId: string | null;
}

/** By its task: alerts that a message raised, or a wish for a person to look at what an AI module chose. What it said is read by those in its chat, and by no one else. */
export async function messageAlarms(
  { actor, locale }: SignedInScope,
  tx: Tx,
  rows: readonly CardRow[],
): Promise<Map<string, MessageAlarm>> {
  const asked = rows.filter(({ task }) => task.key.startsWith(messageMark));
  const t = translator(messageAlarmTexts, locale);
  const requests = rows
    .filter(({ task }) => task.key.startsWith(personMark))
    .map(({ task }): [string, MessageAlarm] => [
      task.id,
      { name: task.name, raisedBy: t('wantsPerson', { name: quoted(task.name, locale) }), chatId: null },
    ]);
  if (asked.length === 0) return new Map(requests);
  const found = await listRaisingMessages(
    tx,
    asked.map(({ task }) => task.id),
    actor.userId,
  );
  return new Map([
    ...requests,
    ...asked.map(({ task }): [string, MessageAlarm] => {
      const message = found.get(task.id);
      const raisedBy = message?.words
        ? t('wrote', { words: quoted(message.words, locale) })
        : t('wroteToOther');
      return [task.id, { name: t('name'), raisedBy, chatId: message?.chatId ?? null }];
    }),
  ]);
}
