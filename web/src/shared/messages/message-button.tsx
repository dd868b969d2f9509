import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { MessageIcon } from '../../ui/shell-icons.tsx';
import { messageTexts } from './message-texts.ts';

/** For those who may be written to. */
export default function MessageButton({
  id,
  name,
}: {
  id: string;
  /** In a list of people: to whom, for those who only hear it. The button is small there. */
  name?: string;
}): ReactNode {
  const t = useTexts(messageTexts);
  const navigate = useNavigate();
  const [start, starting] = useAction(async () => {
    const { id: chat } = await api('POST chats', { body: { userIds: [id] } });
    await navigate(paths.chat(chat));
  });
  return (
    <Button
      look="quiet"
      className={name === undefined ? undefined : 'min-h-9 px-3 py-1 text-14'}
      aria-label={name && t('messageTo', { name })}
      pending={starting}
      onClick={() => start()}
    >
      <MessageIcon />
      {t('message')}
    </Button>
  );
}
