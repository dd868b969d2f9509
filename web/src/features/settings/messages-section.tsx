import { messagesFrom } from '@regimen/contract/chat-choices.ts';
import type { MessagesFrom } from '@regimen/contract/message-choices.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { SettingsSection } from '../../shared/settings/settings-section.tsx';
import { useAction } from '../../shell/use-action.ts';
import type { Answer } from '../../shell/use-call.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { messageChoiceTexts } from './message-choice-texts.ts';

interface MessagesSectionProps {
  choices: Answer<'GET message-choices'>;
  blocked: Answer<'GET blocks'>['data'];
}

/** Who may write to one, and who may not. */
export function MessagesSection({ choices: first, blocked }: MessagesSectionProps) {
  const t = useTexts(messageChoiceTexts);
  const [choices, setChoices] = useState(first);
  const [save, saving] = useAction(async (wanted: Partial<typeof first>) => {
    setChoices(await api('PUT message-choices', { body: wanted }));
  });
  return (
    <SettingsSection title={t('title')} help={t('help')} anchor="messages">
      <ChoiceField
        label={t('who')}
        look="list"
        value={choices.messagesFrom}
        onChange={(wanted: MessagesFrom) => save({ messagesFrom: wanted })}
        disabled={saving}
        choices={messagesFrom.map((value) => ({ value, label: t(value), help: t(`${value}Help`) }))}
      />
      <CheckField
        label={t('mayForward')}
        help={t('mayForwardHelp')}
        checked={choices.mayForward}
        disabled={saving}
        onChange={(mayForward) => save({ mayForward })}
      />
      <div className="grid gap-1">
        <h3 className="text-16 font-medium">{t('blocked')}</h3>
        {blocked.length === 0 ? (
          <p className="text-14 text-ink-soft">{t('noneBlocked')}</p>
        ) : (
          <>
            <ul className="grid list-disc gap-1 ps-5">
              {blocked.map(({ id, full_name }) => (
                <li key={id}>
                  <bdi>{full_name}</bdi>
                </li>
              ))}
            </ul>
            <p className="text-14 text-ink-soft">
              {t('howToUnblock')}{' '}
              <Link to={paths.messages} className="text-primary-text underline underline-offset-4">
                {t('toMessages')}
              </Link>
            </p>
          </>
        )}
      </div>
    </SettingsSection>
  );
}
