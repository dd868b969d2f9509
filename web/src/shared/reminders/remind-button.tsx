import type { Person } from '@regimen/contract/protocols.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
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
  onReminded?: () => void;
}

/** Reminds one follower of what has waited for them the longest; says so where nothing does, or where they wait for an expert. */
export function RemindButton({ program, enrollment, person, className = '', onReminded }: RemindButtonProps) {
  const t = useTexts(remindTexts);
  const name = person.full_name;
  const [waitsFor, setWaitsFor] = useState<string | null>(null);
  const [remind, reminding] = useAction(async () => {
    const { reminded, already, followUp } = await api('POST live/programs/{id}/reminders', {
      params: { id: program },
      body: { enrollment },
    });
    if (reminded > 0) {
      showFlash({ tone: 'success', message: t('sentOne', { name }) });
      onReminded?.();
      return;
    }
    if (followUp !== null) return setWaitsFor(followUp);
    showFlash({ tone: 'info', message: t(already > 0 ? 'alreadyOne' : 'nothingOne', { name }) });
  });
  if (waitsFor !== null)
    return (
      <p role="status" className="relative text-14 wrap-anywhere">
        {t('waitsOne', { name })}{' '}
        <Link to={paths.followUp(waitsFor)} className="font-semibold text-primary-text underline">
          {t('openFollowUp')}
        </Link>
      </p>
    );
  return (
    <Button look="plain" pending={reminding} onClick={remind} className={`px-3 ${className}`}>
      <BellIcon size={16} />
      <span aria-hidden="true">{t('remind')}</span>
      <span className="sr-only">{t('remindName', { name })}</span>
    </Button>
  );
}
