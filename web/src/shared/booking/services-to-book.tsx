import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import type { OfferCard } from '@regimen/contract/services.ts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { FormModal } from '../../shell/form-modal.tsx';
import { useCall } from '../../shell/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { CalendarIcon, UsersIcon } from '../../ui/shell-icons.tsx';
import { photoUrl } from '../photo/photo-url.ts';
import { BookService } from './book-service.tsx';
import { listTexts } from './list-texts.ts';

interface ServicesToBookProps {
  username: string;
  /** Beside a page: one below the other, in small. */
  narrow?: boolean;
}

/** What can be booked with an expert; nothing where they offer nothing. */
export default function ServicesToBook({ username, narrow = false }: ServicesToBookProps) {
  const t = useTexts(listTexts);
  const { data } = useCall('GET creators/{username}/services', { params: { username } });
  const [open, setOpen] = useState<OfferCard | null>(null);
  if (!data || data.data.length === 0) return null;
  return (
    <section
      aria-labelledby="services-title"
      className={narrow ? 'grid gap-3' : 'mt-10 border-t border-line pt-8'}
    >
      <h2 id="services-title" className={narrow ? 'text-14 font-semibold text-ink-soft' : 'mb-5 text-22'}>
        {t('title')}
      </h2>
      <ul className={`grid gap-3 ${narrow ? '' : 'md:grid-cols-2'}`}>
        {data.data.map((service) => (
          <ServiceCard key={service.id} service={service} onBook={() => setOpen(service)} />
        ))}
      </ul>
      <FormModal
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open?.name ?? ''}
        closeLabel={t('close')}
        width={800}
      >
        {open && <BookService serviceId={open.id} />}
      </FormModal>
    </section>
  );
}

function ServiceCard({ service, onBook }: { service: OfferCard; onBook: () => void }) {
  const t = useTexts(listTexts);
  const locale = useLocale();
  const { name, photo, description, durations, seats, place } = service;
  const lengths = listWords(
    durations.map((minutes) => durationWords(minutes, locale)),
    locale,
    'disjunction',
  );
  const where = place.kind === 'place' ? place.name : t(place.onlineBy === 'phone' ? 'byPhone' : 'byLink');
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-raised p-4 text-16">
      <div className="flex items-start gap-3">
        {photo ? (
          <img
            src={photoUrl(photo, 'small')}
            alt=""
            loading="lazy"
            className="size-11 shrink-0 rounded-control bg-sunken object-cover"
          />
        ) : (
          <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-primary-soft text-primary-text">
            {seats > 1 ? <UsersIcon /> : <CalendarIcon />}
          </span>
        )}
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h3>
          <p className="text-14 text-ink-soft">
            <bdi>{withCommas([lengths, where], locale)}</bdi>
          </p>
        </div>
      </div>
      {description && (
        <p dir="auto" className="line-clamp-3 text-start text-14 text-ink-soft">
          {description}
        </p>
      )}
      <Button
        look="quiet"
        className="mt-auto justify-self-start"
        aria-label={`${t('choose')}: ${name}`}
        onClick={onBook}
      >
        {t('choose')}
      </Button>
    </li>
  );
}
