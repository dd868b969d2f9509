import { mostSaidBefore } from '@regimen/contract/agent-choices.ts';
import type { AgentItem } from '@regimen/engine/items.ts';
import { useRef, useState } from 'react';
import { api } from '../../../../api.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { checkFields } from '../../../../shell/attempt.ts';
import { useAttempt } from '../../../../shell/use-attempt.ts';
import { useDraftStore } from '../../draft/use-draft.ts';
import { withoutBlankLines } from '../blank-lines.ts';
import { tryOutTexts } from './texts.ts';
import type { Spoken } from './try-out.tsx';

/** One conversation with a draft agent; it is gone with the page. */
export function useTrial(item: AgentItem, firstPlace: string) {
  const t = useTexts(tryOutTexts);
  const { id } = useDraftStore();
  const [said, setSaid] = useState<Spoken[]>([]);
  const [question, setQuestion] = useState('');
  const [where, setWhere] = useState<{ place: string; day: number | undefined }>({
    place: firstPlace,
    day: 1,
  });
  const attempt = useAttempt();
  /** Rises when one starts over: what comes after that belongs to nothing. */
  const turn = useRef(0);
  const send = async (words: string) => {
    const asked = words.trim();
    checkFields({ ...(asked === '' && { question: t('askNeeded') }) });
    const mine = turn.current;
    const { place, day = 1 } = where;
    const answer = await api('POST protocols/{id}/agents/try', {
      params: { id },
      body: {
        item: withoutBlankLines(item),
        // People count the first day as 1.
        follower: { place: place === '' ? null : place, day: Math.max(0, Math.round(day) - 1) },
        before: said.slice(-mostSaidBefore).map(wordsOf),
        question: asked,
      },
    });
    if (mine !== turn.current) return;
    const both: Spoken[] = [
      { id: crypto.randomUUID(), from: 'person', words: asked },
      { id: crypto.randomUUID(), from: 'agent', ...answer },
    ];
    setSaid((before) => [...before, ...both]);
    // Whoever has gone on to the next question keeps it.
    setQuestion((now) => (now === words ? '' : now));
  };
  return {
    ...where,
    said,
    question,
    attempt,
    send,
    ask: (words: string) => attempt.run(() => send(words)),
    type: (words: string) => {
      setQuestion(words);
      attempt.clear('question');
    },
    /** Somebody elsewhere has said nothing yet. */
    put: (part: Partial<typeof where>) => {
      setWhere({ ...where, ...part });
      attempt.clear('follower.day', 'follower.place');
    },
    startOver: () => {
      turn.current++;
      setSaid([]);
    },
  };
}

const wordsOf = (one: Spoken) =>
  one.from === 'person'
    ? { from: one.from, words: one.words }
    : { from: one.from, words: one.body.slice(0, 4_000), kind: one.kind };
