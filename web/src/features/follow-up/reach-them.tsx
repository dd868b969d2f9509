import { dialled } from '@regimen/contract/dialled.ts';
import type { OpenFollowUp } from '@regimen/contract/follow-ups.ts';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { CallIcon, MailIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MessageIcon } from '../../ui/shell-icons.tsx';
import { formTexts } from './form-texts.ts';

const way =
  'inline-flex min-h-11 items-center gap-2 justify-self-start rounded-control px-5 py-2 font-semibold no-underline wrap-anywhere';
const first = `${way} bg-primary-strong text-primary-on hover:brightness-110`;
const second = `${way} border border-line-strong bg-raised hover:bg-sunken`;

/** The ways to whom something urgent is about, one tap away: the number they left, then the conversation, then their address. */
export function ReachThem({
  followUp: { phone, email, follower, canWait, chatId },
}: {
  followUp: OpenFollowUp;
}) {
  const t = useTexts(formTexts);
  const name = follower.full_name;
  // Experts may write to everybody they look after; whoever has no confirmed address reads nothing.
  const chat = chatId !== null ? paths.chat(chatId) : email !== null ? paths.writeTo(follower.id) : null;
  // In danger the filled button is the way that the sentence above names.
  const mailFirst = phone === null && !canWait;
  return (
    <div className="grid gap-3">
      {phone === null && !canWait && <Notice>{t(email === null ? 'noWay' : 'noPhone', { name })}</Notice>}
      {phone === null && email === null && canWait && <Notice>{t('noAddress', { name })}</Notice>}
      <div className="flex flex-wrap gap-2">
        {phone !== null && (
          <a href={dialled(phone)} className={first}>
            <CallIcon />
            {t('callThem', { name })}
            <bdi dir="ltr" className="tabular-nums">
              {phone}
            </bdi>
          </a>
        )}
        {chat !== null && (
          <Link to={chat} className={phone === null && !mailFirst ? first : second}>
            <MessageIcon size={18} />
            {chatId === null ? t('writeThem', { name }) : t('openChat')}
          </Link>
        )}
        {email !== null && (
          <a href={`mailto:${encodeURIComponent(email)}`} className={mailFirst ? first : second}>
            <MailIcon size={18} />
            {t('emailThem', { name })}
          </a>
        )}
      </div>
    </div>
  );
}
