import { unitName } from '@regimen/contract/language/durations.ts';
import type { ChallengeItem } from '@regimen/engine/items.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { challengeTexts } from '../../../../shared/item-words/challenge-texts.ts';
import { ChoiceField } from '../../../../ui/choice-field.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { commonTexts } from './common-texts.ts';
import type { FieldsProps } from './item-fields.tsx';

const proofs = ['none', 'text', 'number', 'photo'] as const;

export function ChallengeFields({ form, item, change }: FieldsProps<ChallengeItem>) {
  const t = useTexts(challengeTexts);
  const shared = useTexts(commonTexts);
  const locale = useLocale();
  const { errorAt } = form;
  const tooMany = (item.goalDays ?? 0) > item.days ? t('tooMany') : undefined;
  return (
    <>
      <TextField
        name="goal"
        label={t('goal')}
        help={t('goalHelp')}
        maxLength={500}
        error={errorAt('goal')}
        value={item.goal}
        onChange={({ target }) => change({ goal: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          name="days"
          label={t('days')}
          unit={unitName('day', locale)}
          error={errorAt('days')}
          value={item.days}
          onChange={(days) => days !== undefined && change({ days })}
        />
        <NumberField
          name="goalDays"
          label={t('goalDays')}
          help={t('goalDaysHelp')}
          optional={shared('optional')}
          unit={unitName('day', locale)}
          error={errorAt('goalDays') ?? tooMany}
          value={item.goalDays}
          onChange={(goalDays) => change({ goalDays })}
        />
      </div>
      <ChoiceField
        label={t('proof')}
        value={item.proof}
        choices={proofs.map((value) => ({ value, label: t(value) }))}
        onChange={(proof) => change({ proof })}
      />
      <div className="max-w-60">
        <TextField
          name="opensAt"
          type="time"
          label={t('opensAt')}
          help={t('opensAtHelp')}
          error={errorAt('opensAt')}
          value={item.opensAt}
          onChange={({ target }) => change({ opensAt: target.value })}
        />
      </div>
    </>
  );
}
