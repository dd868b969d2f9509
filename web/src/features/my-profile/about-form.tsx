import { adultAge, ageOn } from '@regimen/contract/age-on.ts';
import { dateIn } from '@regimen/contract/language/instants.ts';
import { type Locale, languages, locales } from '@regimen/contract/language/languages.ts';
import type { AboutMe, MyProfile } from '@regimen/contract/my-profile.ts';
import { longestBio, sexes, type UnitSystem, unitSystems } from '@regimen/contract/my-profile-choices.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { SettingsSection } from '../../shared/settings/settings-section.tsx';
import { ZoneField } from '../../shared/zone/zone-field.tsx';
import { showFlash } from '../../shell/flash.ts';
import { refreshViewer, showLocale } from '../../shell/session.ts';
import { Unsaved } from '../../shell/unsaved.tsx';
import { useAttempt } from '../../shell/use-attempt.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FactUse, useKeepBack } from './fact-use.tsx';
import { healthTexts } from './health-texts.ts';
import { PhoneField } from './phone-field.tsx';
import { ShownParts } from './shown-parts.tsx';
import { texts } from './texts.ts';

interface AboutFormProps {
  first: MyProfile;
  isExpert: boolean;
  /** Numbers are shown in them at once. */
  onUnits: (units: UnitSystem) => void;
}

/** Who one is, how one is reached, and by which language, clock and units the product speaks. */
export function AboutForm({ first, isExpert, onUnits }: AboutFormProps) {
  const t = useTexts(texts);
  const health = useTexts(healthTexts);
  const [said, setSaid] = useState<AboutMe>(first);
  const keepBack = useKeepBack();
  const today = dateIn(useNow());
  const isMinor = said.birthday !== null && ageOn(said.birthday, today) < adultAge;
  const attempt = useAttempt();
  const { errorAt, clear, pending, problem } = attempt;
  const change = <K extends keyof AboutMe>(name: K, value: AboutMe[K]) => {
    setSaid((before) => ({ ...before, [name]: value }));
    clear(name);
  };
  const props = attempt.formProps(async () => {
    const { full_name, bio, phone, birthday, sex, zone, locale, units, shows } = said;
    await keepBack({ birthday: birthday !== null, sex: sex !== null });
    const saved = await api('PUT my-profile', {
      body: { full_name, bio, phone, birthday, sex, zone, locale, units, shows },
    });
    setSaid(saved);
    onUnits(saved.units);
    if (locale !== first.locale) showLocale(locale);
    await refreshViewer();
    showFlash({ tone: 'success', message: t('saved') });
  });
  return (
    <form {...props} className="grid gap-12">
      <SettingsSection title={t('about')}>
        <TextField
          name="full_name"
          label={t('fullName')}
          value={said.full_name}
          error={errorAt('full_name')}
          maxLength={120}
          autoComplete="name"
          onChange={({ target }) => change('full_name', target.value)}
        />
        <TextArea
          name="bio"
          label={t('bio')}
          optional={t('optional')}
          help={t('bioHelp')}
          value={said.bio}
          error={errorAt('bio')}
          maxLength={longestBio}
          rows={4}
          dir="auto"
          onChange={({ target }) => change('bio', target.value)}
        />
        <div className="grid gap-2 sm:max-w-96">
          <TextField
            name="birthday"
            type="date"
            label={t('birthday')}
            optional={t('optional')}
            value={said.birthday ?? ''}
            error={errorAt('birthday')}
            help={health(isMinor ? 'birthdayMinor' : 'birthdayHelp')}
            min="1900-01-01"
            autoComplete="bday"
            onChange={({ target }) => change('birthday', target.value || null)}
          />
          <FactUse fact="birthday" isFilled={said.birthday !== null} />
        </div>
        <div className="grid gap-2">
          <ChoiceField
            label={t('sex')}
            value={said.sex ?? 'notSaid'}
            choices={[...sexes, 'notSaid' as const].map((value) => ({ value, label: t(value) }))}
            error={errorAt('sex')}
            help={health('sexHelp')}
            onChange={(sex) => change('sex', sex === 'notSaid' ? null : sex)}
          />
          <FactUse fact="sex" isFilled={said.sex !== null} />
        </div>
        <PhoneField
          value={said.phone}
          error={errorAt('phone')}
          onChange={(phone) => change('phone', phone)}
        />
      </SettingsSection>
      <SettingsSection title={t('region')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            name="locale"
            label={t('language')}
            help={t('languageHelp')}
            value={said.locale}
            error={errorAt('locale')}
            onChange={({ target }) => change('locale', target.value as Locale)}
          >
            {locales.map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {languages[locale].name}
              </option>
            ))}
          </SelectField>
          <ZoneField value={said.zone} error={errorAt('zone')} onChange={(zone) => change('zone', zone)} />
        </div>
        <ChoiceField<UnitSystem>
          label={t('units')}
          help={t('unitsHelp')}
          value={said.units}
          choices={unitSystems.map((value) => ({ value, label: t(value) }))}
          onChange={(units) => {
            change('units', units);
            onUnits(units);
          }}
        />
      </SettingsSection>
      <SettingsSection title={t('shows')} help={t(isExpert ? 'showsExpert' : 'showsHelp')}>
        {!isExpert && <ShownParts value={said.shows} onChange={(shows) => change('shows', shows)} />}
        <FormProblem words={problem} />
        <div>
          <Button type="submit" pending={pending}>
            {t('save')}
          </Button>
        </div>
      </SettingsSection>
      <Unsaved form={{ props, pending, isDone: attempt.isDone }} />
    </form>
  );
}
