import { connectedDays } from '@regimen/contract/booking-choices.ts';
import type { EnrollmentCard } from '@regimen/contract/enrollments.ts';
import { durationIn } from '@regimen/contract/language/durations.ts';
import { isExpert } from '@regimen/contract/roles.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { rich } from '../../i18n/rich.tsx';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { SettingsSection } from '../../shared/settings/settings-section.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { securityTexts } from './security-texts.ts';

/** What others see of one: nothing beyond a name, unless one lets those who follow the same program. */
export function VisibilitySection({ programs }: { programs: readonly EnrollmentCard[] }) {
  const t = useTexts(securityTexts);
  const locale = useLocale();
  const viewer = useViewer();
  return (
    <SettingsSection title={t('visibility')} help={t('visibilityHelp')}>
      <ul className="grid list-disc gap-1 ps-5 text-ink-soft">
        <li>{t('expertsSee')}</li>
        <li>{t('hostsSee', { time: durationIn('day', connectedDays, locale) })}</li>
        <li>{t('reviewsSee')}</li>
        <li>
          {rich(t(isExpert(viewer?.roles ?? []) ? 'pageSees' : 'noPage'), {
            page: (words) => (
              <Link
                to={paths.profile(viewer?.username ?? '')}
                className="text-primary-text underline underline-offset-4"
              >
                {words}
              </Link>
            ),
          })}
        </li>
      </ul>
      {programs.length > 0 && (
        <fieldset className="grid gap-3 rounded-card border border-line bg-raised p-4">
          <legend className="sr-only">{t('followersSee')}</legend>
          <p className="text-14 text-ink-soft">{t('followersSee')}</p>
          {programs.map((program) => (
            <SeenIn key={program.id} enrollment={program} />
          ))}
        </fieldset>
      )}
    </SettingsSection>
  );
}

function SeenIn({ enrollment: { id, program, isSeen: first } }: { enrollment: EnrollmentCard }) {
  const [isSeen, setSeen] = useState(first);
  const [save, saving] = useAction(async (wanted: boolean) => {
    await api('PUT enrollments/{id}/visibility', { params: { id }, body: { isSeen: wanted } });
    setSeen(wanted);
  });
  return <CheckField label={<bdi>{program.title}</bdi>} checked={isSeen} disabled={saving} onChange={save} />;
}
