import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import type { ServiceCard } from '@regimen/contract/services.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { photoUrl } from '../../shared/photo/photo-url.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { CalendarIcon, UsersIcon } from '../../ui/shell-icons.tsx';
import { texts } from './texts.ts';

export const lengthsWords = (durations: readonly number[], locale: Locale): string =>
  listWords(
    durations.map((minutes) => durationWords(minutes, locale)),
    locale,
    'disjunction',
  );

/** A service in a list: what it is, how long it takes, for how many and with whom. Its name opens it. */
export function ServiceLine({ service }: { service: ServiceCard }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const viewer = useViewer();
  const { id, locationId, name, photo, durations, seats, hosts } = service;
  const isAlone = hosts.length === 1 && hosts[0]?.id === viewer?.id;
  const facts = [
    lengthsWords(durations, locale),
    ...(seats > 1 ? [t('groupOf', { n: seats })] : []),
    ...(isAlone || hosts.length === 0
      ? []
      : [
          t('givenBy', {
            names: listWords(
              hosts.map((host) => host.full_name),
              locale,
            ),
          }),
        ]),
  ];
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
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
        <Link
          to={paths.editService(locationId, id)}
          prefetch="intent"
          className="font-medium wrap-anywhere after:absolute after:inset-0 after:rounded-control"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="text-14 text-ink-soft">
          <bdi>{facts.join(' · ')}</bdi>
        </p>
      </div>
    </div>
  );
}
