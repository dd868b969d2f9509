import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { SettingsSection } from '../../shared/settings/settings-section.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useCall } from '../../shell/use-call.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { teamMessagesTexts } from './team-messages-texts.ts';

const choices = [0, 1, 2, 3, 5, 7];

/** How many messages written to many at once one takes. */
export function TeamMessagesSection() {
  const t = useTexts(teamMessagesTexts);
  const { data } = useCall('GET cohort-choices', {});
  const [chosen, setChosen] = useState<number | null>(null);
  const [save, saving] = useAction(async (aWeek: number) => {
    const saved = await api('PUT cohort-choices', { body: { aWeek } });
    setChosen(saved.aWeek);
  });
  const value = chosen ?? data?.aWeek;
  return (
    <SettingsSection title={t('title')} help={t('help')} anchor="team-messages">
      {value !== undefined && (
        <SelectField
          label={t('most')}
          value={String(value)}
          disabled={saving}
          onChange={({ target }) => save(Number(target.value))}
        >
          {[...new Set([...choices, value])]
            .sort((a, b) => a - b)
            .map((n) => (
              <option key={n} value={n}>
                {n === 0 ? t('none') : t('aWeek', { n })}
              </option>
            ))}
        </SelectField>
      )}
    </SettingsSection>
  );
}
