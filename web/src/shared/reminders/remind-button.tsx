import type { Person } from '@regimen/contract/protocols.ts';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { BellIcon } from '../../ui/shell-icons.tsx';
import { remindTexts } from './remind-texts.ts';

interface RemindButtonProps {
  program: string;
  enrollment: string;
  person: Pick<Person, 'full_name'>;
  className?: string;
}

/** Reminds one follower of what has waited for them the longest; says so where nothing does. */
export function RemindButton({ program, enrollment, person, className = '' }: RemindButtonProps) {
  const t = useTexts(remindTexts);
  const name = person.full_name;
  const [remind, reminding] = useAction(async () => {
    const { reminded, already } = await api('POST live/programs/{id}/reminders', {
      params: { id: program },
      body: { enrollment },
    });
    if (reminded > 0) return showFlash({ tone: 'success', message: t('sentOne', { name }) });
    showFlash({ tone: 'info', message: t(already > 0 ? 'alreadyOne' : 'nothingOne', { name }) });
  });
  return (
    <Button look="plain" pending={reminding} onClick={remind} className={`px-3 ${className}`}>
      <BellIcon size={16} />
      <span aria-hidden="true">{t('remind')}</span>
      <span className="sr-only">{t('remindName', { name })}</span>
    </Button>
  );
}
