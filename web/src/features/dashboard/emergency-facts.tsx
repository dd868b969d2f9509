import { dialled } from '@regimen/contract/dialled.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
import { signLabel } from '@regimen/contract/signs.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { useCall } from '../../shell/use-call.ts';
import { WhenIn } from '../../shell/when.tsx';
import { emergencyTexts } from './emergency-texts.ts';

interface Of {
  id: string;
}

export function EmergencyPhone({ id }: Of) {
  const t = useTexts(emergencyTexts);
  const { data } = useCall('GET dashboard/emergency-accesses/{id}/phone', { params: { id } });
  if (!data) return null;
  if (data.phone === null) return <p className="text-14 text-ink-soft">{t('noPhone')}</p>;
  return (
    <a
      href={dialled(data.phone)}
      dir="ltr"
      className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary-text tabular-nums hover:underline"
    >
      {data.phone}
    </a>
  );
}

/** What whoever helps has to know first. */
export function EmergencyFacts({ id }: Of) {
  const t = useTexts(emergencyTexts);
  const locale = useLocale();
  const { data } = useCall('GET dashboard/emergency-accesses/{id}/facts', { params: { id } });
  if (!data) return null;
  const { conditions, medication, allergies, changedAt } = data;
  const names = conditions.map((name) => signLabel(name, locale));
  const rows = [
    ['conditions', withCommas(names, locale)],
    ['medication', medication],
    ['allergies', allergies],
  ] as const;
  return (
    <>
      <dl className="grid gap-3">
        {rows.map(([name, words]) => (
          <div key={name}>
            <dt className="text-14 text-ink-soft">{t(name)}</dt>
            <dd dir="auto" className="break-words whitespace-pre-line">
              {words || t('noneSaid')}
            </dd>
          </div>
        ))}
      </dl>
      {changedAt && (
        <p className="text-14 text-ink-soft">
          <WhenIn at={changedAt} words={(time) => t('factsSaid', { time })} />
        </p>
      )}
    </>
  );
}
