import type { ChatPerson, ChatRoom } from '@regimen/contract/chats.ts';
import { isExpert } from '@regimen/contract/roles.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useAttempt } from '../../shell/use-attempt.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChoosePeople } from './choose-people.tsx';
import { texts } from './texts.ts';

interface NewChatProps {
  /** Those one writes to already are suggested. */
  rooms: readonly ChatRoom[];
  onClose: () => void;
}

/** One person, or several for a group. */
export function NewChat({ rooms, onClose }: NewChatProps) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<readonly ChatPerson[]>([]);
  const [title, setTitle] = useState('');
  const isGroup = chosen.length > 1;
  const forExpert = isExpert(useViewer()?.roles ?? []);
  const attempt = useAttempt();
  const toggle = (person: ChatPerson) => {
    attempt.clear('userIds');
    setChosen((before) =>
      before.some(({ id }) => id === person.id)
        ? before.filter(({ id }) => id !== person.id)
        : [...before, person],
    );
  };
  const wrong = attempt.errorAt('userIds') ?? attempt.problem;
  const start = async () => {
    const named = title.trim();
    const body = { userIds: chosen.map(({ id }) => id), ...(isGroup && named !== '' && { title: named }) };
    const room = await api('POST chats', { body });
    onClose();
    await navigate(paths.chat(room.id));
  };
  return (
    <Modal open onClose={onClose} title={t('newMessage')} closeLabel={t('close')}>
      <div className="grid gap-4">
        <ChoosePeople rooms={rooms} chosen={chosen} onToggle={toggle} help={t('groupHelp')} />
        {isGroup && (
          <TextField
            name="title"
            label={t('groupTitle')}
            optional={t('optional')}
            maxLength={80}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
        {wrong ? (
          <div role="alert" ref={inSight}>
            <Notice tone="warning">{wrong}</Notice>
          </div>
        ) : (
          isGroup && <Notice tone="warning">{t(forExpert ? 'groupWarningForExpert' : 'groupWarning')}</Notice>
        )}
        <Button pending={attempt.pending} disabled={chosen.length === 0} onClick={() => attempt.run(start)}>
          {t(isGroup ? 'startGroup' : 'startChat')}
        </Button>
      </div>
    </Modal>
  );
}

/** On a phone it would stand below the dialog’s edge. */
const inSight = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'nearest' });
