import type { Agent } from '@regimen/contract/agents.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { FirstNumbers } from '../help/emergency-numbers.tsx';
import { useHelpShown } from '../help/help-shown.ts';
import { agentTexts } from './agent-texts.ts';
import { AskForm } from './ask-form.tsx';
import { MessageView } from './message-view.tsx';
import { useThread } from './use-thread.ts';

/** What was said, and the place to ask. It fills whatever it stands in. */
export function ThreadView({ first }: { first: Agent }) {
  const t = useTexts(agentTexts);
  const thread = useThread(first);
  const { agent, messages, pending } = thread;
  const end = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const length = last ? thread.wordsOf(last).length : 0;
  const inDanger = messages.findLast(({ from }) => from === 'agent')?.kind === 'help';
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is said
  useEffect(() => {
    // It may answer with a promise, which is no clean-up.
    void end.current?.scrollIntoView({ block: 'end' });
  }, [last?.number, length]);
  useHelpShown(inDanger);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        role="log"
        aria-label={t('thread', { program: agent.program.title })}
        aria-busy={pending !== undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys have to reach it
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-4 md:px-6"
      >
        <div className="mx-auto grid max-w-[46rem] grid-cols-1 gap-4">
          {thread.hasOlder ? (
            <Button look="plain" pending={thread.addingOlder} onClick={() => thread.older()}>
              {t('older')}
            </Button>
          ) : (
            <p dir="auto" className="text-start text-16 whitespace-pre-wrap">
              {agent.greeting}
            </p>
          )}
          <ol className="grid grid-cols-1 gap-4">
            {messages.map((message) => (
              <MessageView key={message.id} message={message} thread={thread} />
            ))}
          </ol>
          {messages.length === 0 && <Openings thread={thread} />}
          <div ref={end} />
        </div>
      </div>
      {inDanger && <Danger />}
      {agent.handOver && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-info-soft px-3 py-2 md:px-6">
          <p className="text-14">{t('teamAnswers')}</p>
          <div className="flex flex-wrap gap-1">
            {agent.handOver.chatId && (
              <Link
                to={paths.chat(agent.handOver.chatId)}
                className="inline-flex min-h-9 items-center px-3 text-14 font-medium text-primary-text hover:underline"
              >
                {t('openChat')}
              </Link>
            )}
            <Button
              look="plain"
              className="min-h-9 px-3 text-14"
              pending={thread.takingBack}
              onClick={() => thread.takeBack()}
            >
              {t('takeBack')}
            </Button>
          </div>
        </div>
      )}
      <AskForm thread={thread} />
    </div>
  );
}

/** Calm, and before anything else: whom to call. */
function Danger() {
  const t = useTexts(agentTexts);
  return (
    <section aria-labelledby="agent-help" className="border-t border-line bg-primary-soft px-3 py-3 md:px-6">
      <div className="mx-auto grid max-w-[46rem] gap-2">
        <h2 id="agent-help" className="text-16 font-semibold">
          {t('inDanger')}
        </h2>
        <FirstNumbers about="any" inLine />
        <Link
          to={paths.helpNow}
          className="inline-flex min-h-6 items-center justify-self-start font-semibold text-primary-text underline underline-offset-4"
        >
          {t('help')}
        </Link>
      </div>
    </section>
  );
}

function Openings({ thread: { agent, ask, asking } }: { thread: ReturnType<typeof useThread> }) {
  const t = useTexts(agentTexts);
  return (
    <section aria-label={t('begin')} className="flex flex-wrap gap-2">
      {agent.openings.map((opening) => (
        <Button key={opening} look="quiet" disabled={asking} onClick={() => ask(opening, () => undefined)}>
          <span dir="auto">{opening}</span>
        </Button>
      ))}
    </section>
  );
}
