import type { Agent, AgentMessage } from '@regimen/contract/agents.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useLive } from '../../realtime/live-bus.ts';
import { useAction } from '../../shell/use-action.ts';
import { useCall } from '../../shell/use-call.ts';

/** An answer's event may be lost with a connection; whoever waits for one asks now and then. */
const askAgainMs = 4_000;

interface Words {
  messageId: string;
  text: string;
}

/** A thread with a program's agent: the newest page, older ones as they were asked for, and words on their way. */
export function useThread(first: Agent) {
  const params = { program: first.id };
  const { data: agent, renew } = useCall(
    'GET agents/{program}',
    { params, query: {} },
    { first, every: ({ messages }) => (messages.data.some(isPending) ? askAgainMs : undefined) },
  );
  const [known, setKnown] = useState(() => byNumber(new Map(), first.messages.data));
  const [words, setWords] = useState<Words | null>(null);
  const [seen, setSeen] = useState(agent);
  if (seen !== agent) {
    setSeen(agent);
    setKnown(byNumber(known, agent.messages.data));
  }
  useLive('answering', ({ programId, messageId, from, words: more }) => {
    if (programId !== first.id) return;
    setWords((before) => {
      const text = before?.messageId === messageId ? before.text : '';
      // Whoever missed some reads the whole at its end.
      return from > text.length ? before : { messageId, text: text.slice(0, from) + more };
    });
  });
  const put = (...messages: AgentMessage[]) => setKnown((before) => byNumber(before, messages));
  const messages = [...known.values()].sort((a, b) => a.number - b.number);
  const oldest = messages[0]?.number ?? 1;
  const [older, addingOlder] = useAction(async () => {
    const query = { upTo: oldest - 1 };
    put(...(await api('GET agents/{program}', { params, query })).messages.data);
  });
  const [ask, asking] = useAction(async (body: string, onAsked: () => void) => {
    const { asked, answer } = await api('POST agents/{program}/messages', { params, body: { body } });
    onAsked();
    put(asked, ...(answer ? [answer] : []));
    // Another read may take its place and end it.
    void renew();
  });
  const about = ({ id: message }: AgentMessage) => ({ params: { ...params, message } });
  const [stop] = useAction(async (message: AgentMessage) =>
    put(await api('POST agents/{program}/messages/{message}/stop', about(message))),
  );
  const [retry, retrying] = useAction(async (message: AgentMessage) =>
    put(await api('POST agents/{program}/messages/{message}/retry', about(message))),
  );
  const [rate] = useAction(async (message: AgentMessage, feedback: AgentMessage['feedback']) =>
    put(
      await api('PUT agents/{program}/messages/{message}/feedback', {
        ...about(message),
        body: { feedback },
      }),
    ),
  );
  const [lend] = useAction(async (message: AgentMessage, isLent: boolean) =>
    put(await api('PUT agents/{program}/messages/{message}/lent', { ...about(message), body: { isLent } })),
  );
  const [handOver, handingOver] = useAction(async () => {
    put(await api('POST agents/{program}/hand-over', { params }));
    void renew();
  });
  const [takeBack, takingBack] = useAction(async () => {
    await api('DELETE agents/{program}/hand-over', { params });
    void renew();
  });
  return {
    agent,
    messages,
    pending: messages.find(isPending),
    wordsOf: ({ id, body }: AgentMessage) => (words?.messageId === id ? words.text : body),
    hasOlder: oldest > 1,
    older,
    addingOlder,
    ask,
    asking,
    stop,
    retry,
    retrying,
    rate,
    lend,
    handOver,
    handingOver,
    takeBack,
    takingBack,
  };
}
export type Thread = ReturnType<typeof useThread>;

const isPending = ({ state }: AgentMessage): boolean => state === 'pending';

const byNumber = (
  before: ReadonlyMap<number, AgentMessage>,
  messages: readonly AgentMessage[],
): ReadonlyMap<number, AgentMessage> =>
  new Map([...before, ...messages.map((message): [number, AgentMessage] => [message.number, message])]);
