import { listWords } from '@regimen/contract/language/lists.ts';
import type { HealthFacts } from '@regimen/contract/my-profile.ts';
import { longestFact, type UnitSystem } from '@regimen/contract/my-profile-choices.ts';
import { type ComponentProps, useState } from 'react';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { SettingsSection } from '../../shared/settings/settings-section.tsx';
import { checkFields } from '../../shell/attempt.ts';
import { showFlash } from '../../shell/flash.ts';
import { Unsaved } from '../../shell/unsaved.tsx';
import { useAttempt } from '../../shell/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form.tsx';
import { oddSizes, sizeFault } from './body-size.ts';
import { ConditionsField } from './conditions-field.tsx';
import { FactUse, useKeepBack } from './fact-use.tsx';
import { healthTexts } from './health-texts.ts';
import { HeightField, WeightField } from './size-fields.tsx';

interface HealthFormProps {
  first: HealthFacts;
  units: UnitSystem;
}

/** Each fact says why it is asked and which of one's programs use it, with a switch to say no. */
export function HealthForm({ first, units }: HealthFormProps) {
  const t = useTexts(healthTexts);
  const locale = useLocale();
  const keepBack = useKeepBack();
  const [facts, setFacts] = useState(first);
  const [kept, setKept] = useState(first);
  const [inches, setInches] = useState(0);
  const [asking, setAsking] = useState(false);
  const attempt = useAttempt();
  const { errorAt, clear, pending, problem } = attempt;
  const change = <K extends keyof HealthFacts>(name: K, value: HealthFacts[K]) => {
    setFacts((before) => ({ ...before, [name]: value }));
    clear(name);
  };
  const faults = {
    heightCm: sizeFault('heightCm', facts.heightCm, units, t),
    inches: units === 'imperial' && !(inches >= 0 && inches < 12) && t('wrongInches'),
    weightKg: sizeFault('weightKg', facts.weightKg, units, t),
  };
  const save = async () => {
    checkFields(faults);
    await keepBack({
      conditions: facts.conditions.length > 0,
      height: facts.heightCm !== null,
      weight: facts.weightKg !== null,
      medication: facts.medication !== '',
      allergies: facts.allergies !== '',
    });
    await api('PUT my-profile/health', { body: facts });
    setKept(facts);
    showFlash({ tone: 'success', message: t('saved') });
  };
  const props = attempt.formProps(save);
  const isWrong = Object.values(faults).some(Boolean);
  const odd = isWrong ? [] : oddSizes(facts, kept, units, t);
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    if (odd.length === 0) return props.onSubmit(event);
    event.preventDefault();
    setAsking(true);
  };
  return (
    <SettingsSection title={t('title')} help={t('help')}>
      <form {...props} onSubmit={submit} className="grid gap-6">
        <div className="grid gap-2">
          <ConditionsField
            value={facts.conditions}
            onChange={(conditions) => change('conditions', conditions)}
          />
          <FactUse fact="conditions" isFilled={facts.conditions.length > 0} />
        </div>
        <div className="grid gap-6 sm:grid-cols-2">
          <div className="grid content-start gap-2">
            {/* Shown anew when the units are others. */}
            <HeightField
              key={units}
              cm={facts.heightCm}
              units={units}
              error={errorAt('heightCm')}
              inchesError={errorAt('inches')}
              onChange={(heightCm, typedInches) => {
                change('heightCm', heightCm);
                setInches(typedInches);
                clear('inches');
              }}
            />
            <FactUse fact="height" isFilled={facts.heightCm !== null} />
          </div>
          <div className="grid content-start gap-2">
            <WeightField
              kg={facts.weightKg}
              units={units}
              error={errorAt('weightKg')}
              onChange={(weightKg) => change('weightKg', weightKg)}
            />
            <FactUse fact="weight" isFilled={facts.weightKg !== null} />
          </div>
        </div>
        {(['medication', 'allergies'] as const).map((name) => (
          <div key={name} className="grid gap-2">
            <TextArea
              name={name}
              label={t(name)}
              optional={t('optional')}
              help={t(`${name}Help`)}
              value={facts[name]}
              error={errorAt(name)}
              maxLength={longestFact}
              rows={2}
              dir="auto"
              onChange={({ target }) => change(name, target.value)}
            />
            {/* The choice stands there before anything does. */}
            <FactUse fact={name} isFilled />
          </div>
        ))}
        <FormProblem words={problem} />
        <div>
          <Button type="submit" look="quiet" pending={pending}>
            {t('save')}
          </Button>
        </div>
        <Unsaved form={{ props, pending, isDone: attempt.isDone }} />
      </form>
      <ConfirmDialog
        open={asking}
        title={t('oddTitle')}
        text={t('oddText', { sizes: listWords(odd, locale, 'conjunction') })}
        keep={t('oddChange')}
        confirm={t('oddSave')}
        onConfirm={() => {
          setAsking(false);
          void attempt.run(save);
        }}
        onClose={() => setAsking(false)}
      />
    </SettingsSection>
  );
}
