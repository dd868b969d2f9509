import type { Confirmation } from '@regimen/contract/service-choices.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { LengthField } from './length-field.tsx';
import type { ServiceFieldsProps } from './service-form.tsx';
import { serviceTexts } from './service-texts.ts';

/** Whether bookings are confirmed by hand, and until when they can be called off. */
export function RuleFields({ draft, change, errorAt }: ServiceFieldsProps) {
  const t = useTexts(serviceTexts);
  const cutOff = (name: 'cancelHours' | 'moveHours') => (
    <LengthField
      label={t(name)}
      help={t('cutOffHelp')}
      error={errorAt(name)}
      units={['hour', 'day']}
      minutes={inMinutes(draft[name])}
      onChange={(minutes) => change({ [name]: minutes === undefined ? undefined : Math.round(minutes / 60) })}
    />
  );
  return (
    <>
      <ChoiceField<Confirmation>
        look="cards"
        columns={2}
        label={t('confirm')}
        value={draft.confirm}
        onChange={(confirm) => change({ confirm })}
        choices={[
          { value: 'at_once', label: t('atOnce'), help: t('atOnceHelp') },
          { value: 'by_hand', label: t('byHand'), help: t('byHandHelp') },
        ]}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {cutOff('cancelHours')}
        {cutOff('moveHours')}
      </div>
    </>
  );
}

const inMinutes = (hours: number | undefined) => (hours === undefined ? undefined : hours * 60);
