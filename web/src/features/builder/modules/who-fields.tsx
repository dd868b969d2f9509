import { roleTexts } from '@regimen/contract/role-texts.ts';
import { professions } from '@regimen/contract/roles.ts';
import { onlyTells } from '@regimen/engine/steps/traits.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { targetTexts } from '../../../shared/protocol-words/target-texts.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { ModuleFieldsProps } from './module-form.tsx';
import { moduleFormTexts } from './module-form-texts.ts';

/** Follower or expert, and with which role. */
export function WhoFields({ module, change }: ModuleFieldsProps) {
  const t = useTexts(moduleFormTexts);
  const targets = useTexts(targetTexts);
  const locale = useLocale();
  const follower = module.target === 'follower';
  const known = module.role === '' || Object.hasOwn(roleTexts.en, module.role);
  return (
    <>
      <ChoiceField
        label={t(onlyTells(module.selected_module) ? 'targetNudge' : 'target')}
        value={module.target}
        choices={(['follower', 'system'] as const).map((value) => ({ value, label: targets(value) }))}
        onChange={(target) => change({ target, role: '' }, 'target')}
      />
      <SelectField
        name="role"
        label={t(follower ? 'roleFollower' : 'roleExpert')}
        value={module.role}
        onChange={({ target }) => change({ role: target.value }, 'role')}
      >
        <option value="">{t(follower ? 'everybody' : 'anyExpert')}</option>
        {!known && <option value={module.role}>{module.role}</option>}
        {follower && (
          <optgroup label={t('followers')}>
            {(['patient', 'user'] as const).map((role) => (
              <option key={role} value={role}>
                {roleTexts[locale][role]}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={t('professions')}>
          {(['expert', ...professions] as const).map((role) => (
            <option key={role} value={role}>
              {roleTexts[locale][role]}
            </option>
          ))}
        </optgroup>
      </SelectField>
    </>
  );
}
