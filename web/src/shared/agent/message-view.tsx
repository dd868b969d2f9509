import type { AgentMessage, OfferCard } from '@regimen/contract/agents.ts';
import { isolate } from '@regimen/contract/language/languages.ts';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { agentTexts } from './agent-texts.ts';
import { Cited, Cites } from './answer-words.tsx';
import type { Thread } from './use-thread.ts';

interface MessageViewProps {
  message: AgentMessage;
  thread: Thread;
}

export function MessageView({ message, thread }: MessageViewProps) {
  const t = useTexts(agentTexts);
  const words = thread.wordsOf(message);
  if (message.from === 'person')
    return (
      <li className="flex flex-col items-end">
        <p className="sr-only">{t('you')}</p>
        <p
          dir="auto"
          className="max-w-[85%] rounded-card bg-primary-soft px-4 py-2.5 text-start break-words whitespace-pre-wrap"
        >
          {words}
        </p>
      </li>
    );
  if (message.from === 'note') return <li className="text-center text-14 text-ink-soft">{words}</li>;
  return (
    <li className="grid grid-cols-1 justify-items-start gap-2">
      <p className="text-14 font-semibold text-ink-soft">
        <bdi>{message.author?.full_name ?? thread.agent.name}</bdi>
      </p>
      {words === '' && message.state === 'pending' ? (
        <p role="status" className="text-ink-soft">
          {t('thinking')}
        </p>
      ) : (
        <p dir="auto" className="max-w-measure text-start break-words whitespace-pre-wrap">
          <Cited words={words} answer={message} />
        </p>
      )}
      {message.cites.length > 0 && <Cites answer={message} />}
      <Offers message={message} thread={thread} />
      <State message={message} thread={thread} />
    </li>
  );
}

/** What can be done by one press; nothing is done without it. */
function Offers({ message, thread }: MessageViewProps) {
  if (message.offers.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {message.offers.map((offer) => (
        <Offer key={`${offer.kind} ${offer.taskId ?? offer.link}`} offer={offer} thread={thread} />
      ))}
    </div>
  );
}

function Offer({ offer, thread }: { offer: OfferCard; thread: Thread }) {
  const t = useTexts(agentTexts);
  const locale = useLocale();
  const { kind, taskId, link } = offer;
  const name = offer.name && isolate(offer.name, locale);
  const [snooze, snoozing] = useAction(async (id: string) => {
    await api('POST tasks/{id}/snooze', { params: { id }, body: { minutes: 60 } });
    showFlash({ tone: 'success', message: t('snoozed') });
  });
  if (kind === 'snooze' && taskId)
    return (
      <Button look="quiet" pending={snoozing} onClick={() => snooze(taskId)}>
        {t('snooze', { name })}
      </Button>
    );
  if (kind === 'ask')
    return thread.agent.can.handOver ? (
      <Button look="quiet" pending={thread.handingOver} onClick={() => thread.handOver()}>
        {t('askTeam')}
      </Button>
    ) : null;
  if (link === null) return null;
  return (
    <LinkButton to={link} look="quiet">
      {kind === 'join' ? t('join') : t(kind === 'book' ? 'book' : 'reading', { name })}
    </LinkButton>
  );
}

function State({ message, thread }: MessageViewProps) {
  const t = useTexts(agentTexts);
  const { state, kind, feedback } = message;
  if (state === 'stopped' || state === 'unanswered')
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-14 text-ink-soft">
        {t(state)}
        <Button
          look="plain"
          className="px-2 text-14"
          pending={thread.retrying}
          onClick={() => thread.retry(message)}
        >
          {t('retry')}
        </Button>
      </p>
    );
  if (state !== 'done' || kind === null || kind === 'help') return null;
  return (
    <div className="-ms-2 flex flex-wrap items-center text-14">
      {(['helpful', 'not-helpful'] as const).map((each) => (
        <Button
          key={each}
          look="plain"
          className="min-h-9 px-2 text-14"
          aria-pressed={feedback === each}
          onClick={() => thread.rate(message, feedback === each ? null : each)}
        >
          {t(each === 'helpful' ? 'helpful' : 'notHelpful')}
        </Button>
      ))}
      {feedback && (
        <span role="status" className="text-ink-soft">
          {t('thanks')}
        </span>
      )}
      {(feedback || message.isLent) && (
        <Button
          look="plain"
          className="min-h-9 px-2 text-14"
          aria-pressed={message.isLent}
          onClick={() => thread.lend(message, !message.isLent)}
        >
          {t(message.isLent ? 'lent' : 'lend')}
        </Button>
      )}
    </div>
  );
}
