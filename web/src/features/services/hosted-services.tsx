import type { OfferCard } from '@regimen/contract/services.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { lengthsWords } from './service-line.tsx';
import { texts } from './texts.ts';

type Hosted = OfferCard & { owner: { full_name: string } };

/** Services of others that one gives, and the way out of them. */
export function HostedServices({
  services,
  onChanged,
}: {
  services: readonly Hosted[];
  onChanged: () => void;
}) {
  const t = useTexts(texts);
  return (
    <Section title={t('hostedTitle')} help={t('hostedHelp')}>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised px-5">
        {services.map((service) => (
          <HostedLine key={service.id} service={service} onChanged={onChanged} />
        ))}
      </ul>
    </Section>
  );
}

function HostedLine({ service, onChanged }: { service: Hosted; onChanged: () => void }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const { id, name, owner, place, durations } = service;
  const [asking, setAsking] = useState(false);
  const [stop, stopping] = useAction(async () => {
    await api('DELETE hosted-services/{id}', { params: { id } });
    setAsking(false);
    showFlash({ tone: 'success', message: t('stopped', { name }) });
    onChanged();
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-14 text-ink-soft">
          <bdi>{owner.full_name}</bdi>
          {' · '}
          <bdi>{place.name}</bdi>
        </p>
        <p className="text-14 text-ink-soft">{lengthsWords(durations, locale)}</p>
      </div>
      <Button look="quiet" className="px-4" onClick={() => setAsking(true)}>
        {t('stop')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('stopTitle', { name })}
        text={t('stopText')}
        keep={t('keepGiving')}
        confirm={t('stop')}
        pending={stopping}
        onConfirm={stop}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
