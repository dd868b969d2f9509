import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { StepPicker } from '../flow/inspector/step-picker.tsx';
import type { ModuleFieldsProps } from './module-form.tsx';
import { moduleFormTexts } from './module-form-texts.ts';

/** Whether it comes all along, or only while somebody is at one step. */
export function DuringField({ module, change }: ModuleFieldsProps) {
  const t = useTexts(moduleFormTexts);
  const [isChoosing, setChoosing] = useState(false);
  const isBound = module.during !== undefined;
  return (
    <>
      <ChoiceField
        look="cards"
        columns={2}
        label={t('during')}
        value={isBound || isChoosing ? 'step' : 'along'}
        choices={[
          { value: 'along', label: t('allAlong'), help: t('allAlongHelp') },
          { value: 'step', label: t('atStep'), help: t('atStepHelp') },
        ]}
        onChange={(when) => {
          setChoosing(when === 'step');
          if (when === 'along') change({ during: undefined }, 'during');
        }}
      />
      {(isBound || isChoosing) && (
        <StepPicker
          label={t('whichStep')}
          own=""
          value={module.during}
          onChange={(during) => change({ during }, 'during')}
        />
      )}
    </>
  );
}
