import { roleTexts } from '@regimen/contract/role-texts.ts';
import { isExpert, layRoles, type RoleName, roleNames } from '@regimen/contract/roles.ts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { peopleTexts } from './people-texts.ts';

const ofExperts = roleNames.filter((role) => isExpert([role]));

/** Those of followers and those of experts, and below them what the chosen one may do. */
export function PersonRoleField({ before }: { before: RoleName }) {
  const t = useTexts(peopleTexts);
  const locale = useLocale();
  const [role, setRole] = useState<RoleName>(before);
  const option = (each: RoleName) => (
    <option key={each} value={each}>
      {roleTexts[locale][each]}
    </option>
  );
  return (
    <SelectField
      name="role"
      label={t('newRole')}
      help={t(isExpert([role]) ? 'mayExpert' : role === 'patient' ? 'mayPatient' : 'mayUser')}
      value={role}
      onChange={({ target }) => setRole(target.value as RoleName)}
    >
      <optgroup label={t('groupFollowers')}>{layRoles.map(option)}</optgroup>
      <optgroup label={t('groupExperts')}>{ofExperts.map(option)}</optgroup>
    </SelectField>
  );
}
