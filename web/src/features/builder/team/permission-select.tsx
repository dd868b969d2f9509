import { type Permission, permissions } from '@regimen/contract/permissions.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Select } from '../../../ui/select-field.tsx';
import { permissionTexts } from './permission-texts.ts';

interface PermissionSelectProps {
  label: string;
  value: Permission;
  onChange: (permission: Permission) => void;
}

export function PermissionSelect({ label, value, onChange }: PermissionSelectProps) {
  const t = useTexts(permissionTexts);
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = permissions.find((each) => each === event.target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {permissions.map((permission) => (
        <option key={permission} value={permission}>
          {t(permission)}
        </option>
      ))}
    </Select>
  );
}
