import { longDate } from '@regimen/contract/language/instants.ts';
import type { WaitlistEntry } from '@regimen/contract/waitlist.ts';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { showFlash } from '../../shell/flash.ts';
import { refreshViewer } from '../../shell/session.ts';
import { useAction } from '../../shell/use-action.ts';
import { useCall } from '../../shell/use-call.ts';
import { WhenIn } from '../../shell/when.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { waitlistTexts } from './waitlist-texts.ts';

const isOpen = ({ state }: WaitlistEntry) => state === 'waiting' || state === 'offered';

/** What somebody waits for, with what is held for them now; nothing where they wait for nothing. */
export function OwnWaitlist() {
  const t = useTexts(waitlistTexts);
  const { data, renew } = useCall('GET waitlist', {}, { onFocus: true });
  const entries = data?.data.filter(isOpen) ?? [];
  if (entries.length === 0) return null;
  return (
    <Section title={t('title')} help={t('help')}>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised px-4">
        {entries.map((entry) => (
          <OwnEntry key={entry.id} entry={entry} onLeft={() => void renew()} />
        ))}
      </ul>
    </Section>
  );
}

function OwnEntry({ entry, onLeft }: { entry: WaitlistEntry; onLeft: () => void }) {
  const t = useTexts(waitlistTexts);
  const { id, service, offer, before } = entry;
  const [leave, leaving] = useAction(async () => {
    await api('DELETE waitlist/{id}', { params: { id } });
    showFlash({ tone: 'success', message: t('left', { name: service.name }) });
    onLeft();
    await refreshViewer();
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <bdi>{service.name}</bdi>
        </p>
        {offer ? (
          <p className="grid text-14">
            <WhenIn at={offer.from} words={(time) => t('offered', { time })} />
            <WhenIn at={offer.heldUntil} words={(time) => t('heldUntil', { time })} />
          </p>
        ) : (
          <p className="text-14 text-ink-soft">
            <Days entry={entry} />
            {before !== null && (
              <span className="block">{before === 0 ? t('next') : t('before', { n: before })}</span>
            )}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {offer && <LinkButton to={paths.booking(offer.bookingId)}>{t('take')}</LinkButton>}
        <Button look="plain" pending={leaving} onClick={() => leave()}>
          {t('leave')}
          <span className="sr-only">{`: ${service.name}`}</span>
        </Button>
      </div>
    </li>
  );
}

function Days({ entry: { fromDay, untilDay, from } }: { entry: WaitlistEntry }) {
  const t = useTexts(waitlistTexts);
  const locale = useLocale();
  const day = (of: string) => longDate(locale, Date.parse(`${of}T00:00Z`), 'UTC');
  if (from !== null) return <WhenIn at={from} words={(time) => time} />;
  return fromDay === untilDay ? day(fromDay) : t('days', { from: day(fromDay), until: day(untilDay) });
}

/** Who waits for a service that one gives. */
export function ServiceWaitlist({ serviceId }: { serviceId: string }) {
  const t = useTexts(waitlistTexts);
  const { data } = useCall('GET services/{id}/waitlist', { params: { id: serviceId } });
  const entries = data?.data.filter(isOpen) ?? [];
  if (entries.length === 0) return null;
  return (
    <Section title={t('theirTitle')} help={t('theirHelp')}>
      <ol className="divide-y divide-line rounded-card border border-line bg-raised px-4">
        {entries.map((entry) => (
          <li key={entry.id} className="py-3">
            <p className="font-medium">
              <bdi>{entry.person.full_name}</bdi>
            </p>
            <p className="text-14 text-ink-soft">
              {entry.offer ? (
                <WhenIn at={entry.offer.from} words={(time) => t('theirOffer', { time })} />
              ) : (
                <Days entry={entry} />
              )}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
