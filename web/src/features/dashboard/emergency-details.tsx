import type { EmergencyAccess } from '@regimen/contract/emergency-accesses.ts';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { showFlash } from '../../shell/flash.ts';
import type { PageArgs } from '../../shell/page-data.ts';
import { useAction } from '../../shell/use-action.ts';
import { tell } from '../../shell/use-call.ts';
import { WhenIn } from '../../shell/when.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DeskHead } from './desk.tsx';
import { EmergencyData } from './emergency-data.tsx';
import { emergencyTexts } from './emergency-texts.ts';

export const loadEmergency = ({ api }: PageArgs, id: string) =>
  api('GET dashboard/emergency-accesses/{id}', { params: { id } });

/** One person's data, as far as this access goes and while it lasts. */
export function EmergencyPage({ data: access }: { data: EmergencyAccess }) {
  const t = useTexts(emergencyTexts);
  const { id, person, reason, endsAt, scopes, can } = access;
  const [end, ending] = useAction(async () => {
    await api('POST dashboard/emergency-accesses/{id}/end', { params: { id } });
    showFlash({ tone: 'success', message: t('ended') });
    await tell('GET dashboard/emergency-accesses/{id}', { id });
  });
  return (
    <div>
      <Breadcrumbs label={t('title')} crumbs={[{ words: t('title'), to: paths.dashboard('emergencies') }]} />
      <DeskHead title={person.full_name} lead={reason}>
        {can.look && (
          <div className="flex flex-wrap items-center gap-3 text-14">
            <WhenIn at={endsAt} isEnd words={(time) => t('until', { time })} />
            <Button look="quiet" pending={ending} onClick={() => end()}>
              {t('end')}
            </Button>
          </div>
        )}
      </DeskHead>
      <div className="mt-6 grid gap-4">
        {can.look ? (
          <>
            <Notice tone="warning">{t('looking', { name: person.full_name })}</Notice>
            {scopes.map((scope) => (
              <EmergencyData key={scope} id={id} scope={scope} />
            ))}
          </>
        ) : (
          <Notice>{t('isOver')}</Notice>
        )}
      </div>
    </div>
  );
}
