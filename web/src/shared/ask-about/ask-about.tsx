import type { MessageAbout } from '@regimen/contract/message-about.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { MessageIcon } from '../../ui/shell-icons.tsx';
import { askTexts } from './ask-texts.ts';

/** Opens the conversation in which to ask about it, with its card above the place to write. */
export default function AskAbout({
  about,
  words,
  className = '',
}: {
  about: MessageAbout;
  /** What is asked for, where “Ask about this” is not it. */
  words?: string;
  className?: string;
}): ReactNode {
  const t = useTexts(askTexts);
  const navigate = useNavigate();
  const [ask, asking] = useAction(async () => {
    const { chatId } = await api('POST chats/about', { body: about });
    await navigate(paths.chatAbout(chatId, about));
  });
  return (
    <Button look="plain" className={`px-3 ${className}`} pending={asking} onClick={() => ask()}>
      <MessageIcon />
      {words ?? t(about.kind === 'discussion' ? 'writeAuthor' : 'ask')}
    </Button>
  );
}
