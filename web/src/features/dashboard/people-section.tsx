import type { Person } from '@regimen/contract/people.ts';
import { roleTexts } from '@regimen/contract/role-texts.ts';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import type { PageArgs } from '../../shell/page-data.ts';
import { Time } from '../../shell/time.tsx';
import { useAddressSearch } from '../../shell/use-address-search.ts';
import { type Answer, useCall } from '../../shell/use-call.ts';
import { When } from '../../shell/when.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select-field.tsx';
import { DeskHead } from './desk.tsx';
import { DeskTable } from './desk-table.tsx';
import { peopleTexts } from './people-texts.ts';

const kinds = ['all', 'experts', 'suspended'] as const;
type Kind = (typeof kinds)[number];
const kindIn = (query: URLSearchParams): Kind => kinds.find((kind) => kind === query.get('show')) ?? 'all';
const wantedIn = (query: URLSearchParams) => ({ search: query.get('search') ?? '', show: kindIn(query) });

export const loadPeople = ({ api, url }: PageArgs) =>
  api('GET dashboard/people', { query: wantedIn(url.searchParams) });

const pathFor = (search: string, show: Kind) => {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(show !== 'all' && { show }),
  }).toString();
  return `${paths.dashboard('people')}${query && `?${query}`}`;
};

export function PeopleSection({ data: first }: { data: Answer<'GET dashboard/people'> }) {
  const t = useTexts(peopleTexts);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { search, show } = wantedIn(query);
  const { words, setWords } = useAddressSearch(search, (next) => pathFor(next, show));
  const { data, hasMore, more, adding } = useCall(
    'GET dashboard/people',
    { query: { search, show } },
    { first },
  );
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <SearchField label={t('search')} clearLabel={t('clear')} value={words} onChange={setWords} />
        <Select
          aria-label={t('show')}
          value={show}
          onChange={({ target }) => navigate(pathFor(search, target.value as Kind))}
        >
          <option value="all">{t('all')}</option>
          <option value="experts">{t('experts')}</option>
          <option value="suspended">{t('suspendedOnes')}</option>
        </Select>
      </div>
      {data.data.length === 0 ? (
        <EmptyState title={t('none')} help={t('noneHelp')} />
      ) : (
        <DeskTable
          label={t('title')}
          columns={[t('name'), t('role'), t('joined'), t('lastSeen'), t('state')]}
          rows={data.data.map((person) => ({ key: person.id, cells: cellsOf(person) }))}
        />
      )}
      {hasMore && (
        <div>
          <Button look="quiet" pending={adding} onClick={more}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

const cellsOf = (person: Person) => [
  <Name key="name" person={person} />,
  <Roles key="role" person={person} />,
  <When key="joined" at={person.createdAt} />,
  <Time key="seen" at={person.lastSeenAt} />,
  <PersonState key="state" person={person} />,
];

/** The link is as large as the row. */
const Name = ({ person: { id, full_name, email } }: { person: Person }) => (
  <Link
    to={paths.dashboard('people', id)}
    className="block hover:underline after:absolute after:inset-0 after:content-['']"
  >
    <span className="block font-medium wrap-anywhere">
      <bdi>{full_name}</bdi>
    </span>
    <span className="block text-12 wrap-anywhere text-ink-soft">
      <bdi>{email}</bdi>
    </span>
  </Link>
);

function Roles({ person }: { person: Person }) {
  const locale = useLocale();
  return <>{person.roles.map((role) => roleTexts[locale][role]).join(' · ')}</>;
}

export function PersonState({ person }: { person: Person }) {
  const t = useTexts(peopleTexts);
  if (person.suspendedAt) return <Badge tone="warning">{t('suspended')}</Badge>;
  return person.isConfirmed ? <Badge tone="success">{t('active')}</Badge> : <Badge>{t('unconfirmed')}</Badge>;
}
