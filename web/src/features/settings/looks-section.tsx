import type { HealthLook } from '@regimen/contract/audit.ts';
import { gatherLooks } from '@regimen/contract/gather-looks.ts';
import { quoted } from '@regimen/contract/language/languages.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { SettingsSection } from '../../shared/settings/settings-section.tsx';
import { type Answer, useCall } from '../../shell/use-call.ts';
import { useShell } from '../../shell/use-shell.ts';
import { When } from '../../shell/when.tsx';
import { Button } from '../../ui/button.tsx';
import { lookTexts } from './look-texts.ts';

/** Who else saw or changed one's health data, and why they could. */
export function LooksSection({ first }: { first: Answer<'GET health-looks'> }) {
  const t = useTexts(lookTexts);
  const { data, hasMore, more, adding } = useCall('GET health-looks', { query: {} }, { first });
  const visits = gatherLooks(data.data, ({ who }) => who?.id);
  return (
    <SettingsSection title={t('title')} help={t('help')} anchor="who-looked">
      {visits.length === 0 ? (
        <p className="text-14 text-ink-soft">{t('empty')}</p>
      ) : (
        <ul className="grid divide-y divide-line rounded-card border border-line bg-raised">
          {visits.map((visit) => (
            <Row key={visit.id} visit={visit} />
          ))}
        </ul>
      )}
      {hasMore && (
        <div>
          <Button look="quiet" pending={adding} onClick={more}>
            {t('more')}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}

function Row({
  visit: { at, who, why, what, program, times, reason },
}: {
  visit: HealthLook & { times: number };
}) {
  const t = useTexts(lookTexts);
  const { locale } = useShell();
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">
          <bdi>{who?.full_name ?? t(why === 'link' ? 'byLink' : 'goneAccount')}</bdi>
        </p>
        <p className="text-14 text-ink-soft">
          {t(what)} {t(`because_${why}`)}
        </p>
        {program && (
          <p className="text-14 text-ink-soft">
            {t('inProgram')} <bdi>{program.title}</bdi>
          </p>
        )}
        {reason && <p className="mt-1 max-w-measure text-14 break-words">{quoted(reason, locale)}</p>}
      </div>
      <p className="shrink-0 text-14 text-ink-soft">
        <When at={at} />
        {times > 1 && <> · {t('times', { n: times })}</>}
      </p>
    </li>
  );
}
