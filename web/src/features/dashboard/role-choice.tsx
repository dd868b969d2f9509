import { type AdminRole, adminRoles } from '@regimen/contract/admin-roles.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { texts } from '../../shared/dashboard/texts.ts';
import { adminsTexts } from './admins-texts.ts';

/** Each role with what it may do. */
export function RoleChoice({ chosen }: { chosen: AdminRole }) {
  const t = useTexts(texts);
  const may = useTexts(adminsTexts);
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{may('role')}</legend>
      {adminRoles.map((role) => (
        <label key={role} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
          <input
            type="radio"
            name="role"
            value={role}
            defaultChecked={role === chosen}
            className="mt-0.5 size-5 shrink-0 accent-primary-strong"
          />
          <span>
            {t(`role_${role}`)}
            <span className="block text-14 text-ink-soft">{may(`may_${role}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
