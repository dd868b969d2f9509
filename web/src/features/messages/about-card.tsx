import type { AboutCard as Card } from '@regimen/contract/chat-abouts.ts';
import type { ChatMessage } from '@regimen/contract/chats.ts';
import type { AboutKind } from '@regimen/contract/message-about.ts';
import { readingWords } from '@regimen/contract/reader-units.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { useCall } from '../../shell/use-call.ts';
import { WhenIn } from '../../shell/when.tsx';
import { IconButton } from '../../ui/button.tsx';
import { ActivityIcon, ChecklistIcon, RouteIcon } from '../../ui/icons.tsx';
import { CalendarIcon, MessageIcon, XIcon } from '../../ui/shell-icons.tsx';
import { aboutTexts } from './about-texts.ts';

const icons = {
  task: ChecklistIcon,
  reading: ActivityIcon,
  step: RouteIcon,
  discussion: MessageIcon,
  booking: CalendarIcon,
};

/** Above the words of a message: what it is about. What else there is to see is asked for, so that looking at it is noted. */
export function MessageAboutCard({ chatId, message }: { chatId: string; message: ChatMessage }) {
  const params = { id: chatId, message: message.id };
  const { data: card } = useCall('GET chats/{id}/messages/{message}/about', message.about && { params });
  if (!message.about) return null;
  return <AboutBox kind={message.about.kind} name={message.about.name} card={card ?? null} />;
}

/** Above the place to write, until it is sent. */
export function AboutToSend({ card, onClear }: { card: Card; onClear: () => void }) {
  const t = useTexts(aboutTexts);
  return (
    <div className="flex items-center gap-2 border-t border-line bg-surface px-3 pt-3">
      <div className="min-w-0 flex-1">
        <AboutBox kind={card.kind} name={card.name} card={{ ...card, link: null }} />
      </div>
      <IconButton label={t('remove')} onClick={onClear}>
        <XIcon />
      </IconButton>
    </div>
  );
}

export function AboutBox({ kind, name, card }: { kind: AboutKind; name: string; card: Card | null }) {
  const t = useTexts(aboutTexts);
  const Icon = icons[kind];
  const label = card?.task?.kind === 'assessment' ? t('assessment') : t(kind);
  const inside = (
    <>
      <Icon className="mt-0.5 shrink-0 text-primary-text" />
      <span className="grid min-w-0 flex-1">
        <span className="text-12 text-ink-soft">{label}</span>
        <bdi className="font-medium wrap-anywhere">{name}</bdi>
        {card && <Details card={card} />}
      </span>
    </>
  );
  const look =
    'mb-1 flex items-start gap-2.5 rounded-control border border-line bg-surface px-3 py-2 text-14';
  return card?.link ? (
    <Link to={card.link} className={`${look} hover:border-primary-line`}>
      {inside}
    </Link>
  ) : (
    <div className={look}>{inside}</div>
  );
}

function Details({ card: { task, reading, booking } }: { card: Card }) {
  const t = useTexts(aboutTexts);
  const locale = useLocale();
  if (reading)
    return (
      <span className="text-ink-soft">
        <bdi className="font-semibold text-ink tabular-nums">
          {readingWords(reading.value, reading.unit, locale)}
        </bdi>{' '}
        <WhenIn at={reading.takenAt} words={(when) => when} />
      </span>
    );
  if (booking)
    return (
      <span className="text-ink-soft">
        <WhenIn at={booking.from} words={(when) => when} />
      </span>
    );
  if (task)
    return (
      <span className="text-ink-soft">
        <WhenIn at={task.at} words={(when) => t(task.status, { when })} />
      </span>
    );
  return null;
}
