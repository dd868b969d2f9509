import type { AuditedLook } from '@regimen/contract/audit-log.ts';
import { type LookReason, lookReasons } from '@regimen/contract/audit-reasons.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import type { PageArgs } from '../../shell/page-data.ts';
import { useAction } from '../../shell/use-action.ts';
import { type Answer, useCall } from '../../shell/use-call.ts';
import { When } from '../../shell/when.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { controlClass } from '../../ui/field.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select-field.tsx';
import { ActionRow } from './action-row.tsx';
import { auditTexts } from './audit-texts.ts';
import { DeskHead, Rows } from './desk.tsx';

const whyIn = (query: URLSearchParams): LookReason | undefined =>
  lookReasons.find((why) => why === query.get('why'));
const isActions = (query: URLSearchParams) => query.get('show') === 'actions';
const wantedBy = (query: URLSearchParams) => {
  const [why, person, until] = [whyIn(query), query.get('person'), query.get('until')];
  return { ...(why && { why }), ...(person && { person }), ...(until && { until }) };
};

type Looks = Answer<'GET dashboard/audit'>;
type Actions = Answer<'GET dashboard/actions'>;
interface Loaded {
  looks: Looks | null;
  actions: Actions | null;
  /** Emergency accesses that are over. */
  unreviewed: number;
}

export async function loadAudit({ api, url: { searchParams } }: PageArgs): Promise<Loaded> {
  const [{ figures }, looks, actions] = await Promise.all([
    api('GET dashboard/overview'),
    isActions(searchParams) ? null : api('GET dashboard/audit', { query: wantedBy(searchParams) }),
    isActions(searchParams) ? api('GET dashboard/actions', { query: {} }) : null,
  ]);
  return { looks, actions, unreviewed: figures.unreviewed };
}

export function AuditSection({ data: { looks, actions, unreviewed } }: { data: Loaded }) {
  const t = useTexts(auditTexts);
  const [found, setFound] = useState<Answered | null>(null);
  const [verify, verifying] = useAction(async () => setFound(await api('POST dashboard/audit/verify')));
  const root = paths.dashboard('audit');
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')}>
        <Button look="quiet" pending={verifying} onClick={() => verify()}>
          {t('verify')}
        </Button>
      </DeskHead>
      {unreviewed > 0 && (
        <Notice tone="warning">
          <p>{t('unreviewed', { n: unreviewed })}</p>
          <Link
            to={paths.dashboard('emergencies')}
            className="inline-flex min-h-11 items-center text-primary-text underline underline-offset-4"
          >
            {t('toReview')}
          </Link>
        </Notice>
      )}
      <div role="status" className="empty:hidden">
        {found && (
          <Notice tone={found.broken === null ? 'info' : 'warning'}>
            {found.broken === null ? t('sound', { n: found.entries }) : t('broken', { n: found.broken })}
          </Notice>
        )}
      </div>
      <div className="-mb-8">
        <LinkTabs
          label={t('tabs')}
          tabs={[
            { to: root, words: t('looks'), current: looks !== null },
            { to: `${root}?show=actions`, words: t('actions'), current: actions !== null },
          ]}
        />
      </div>
      {looks && <LooksList first={looks} />}
      {actions && <ActionsList first={actions} />}
    </>
  );
}

type Answered = { entries: number; broken: number | null };

function LooksList({ first }: { first: Looks }) {
  const t = useTexts(auditTexts);
  const [query, setQuery] = useSearchParams();
  const wanted = wantedBy(query);
  const { data, hasMore, more, adding } = useCall('GET dashboard/audit', { query: wanted }, { first });
  const choose = (name: 'why' | 'person' | 'until', value: string) => {
    const next: Record<string, string> = { ...wanted, [name]: value };
    if (value === '') delete next[name];
    setQuery(next);
  };
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full sm:w-56">
          <Select
            aria-label={t('show')}
            value={wanted.why ?? ''}
            onChange={({ target }) => choose('why', target.value)}
          >
            <option value="">{t('every')}</option>
            {lookReasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(reason)}
              </option>
            ))}
          </Select>
        </div>
        <label className="flex min-h-11 items-center gap-2 text-14 text-ink-soft">
          {t('until')}
          <input
            type="date"
            value={wanted.until ?? ''}
            onChange={({ target }) => choose('until', target.value)}
            className={`${controlClass} min-h-11 w-44!`}
          />
        </label>
        {wanted.person && (
          <Button look="quiet" onClick={() => choose('person', '')}>
            {t('everyone')}
          </Button>
        )}
      </div>
      {data.data.length === 0 ? (
        <EmptyState title={t('empty')} />
      ) : (
        <Rows>
          {data.data.map((look) => (
            <LookRow key={look.id} look={look} />
          ))}
        </Rows>
      )}
      <More hasMore={hasMore} more={more} adding={adding} />
    </>
  );
}

function LookRow({ look: { at, who, person, why, what, call } }: { look: AuditedLook }) {
  const t = useTexts(auditTexts);
  const whoWords = who?.full_name ?? t(why === 'link' ? 'someone' : 'gone');
  const words = t('about', { who: whoWords, person: person?.full_name ?? t('gone') });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{t(`look_${what}`)}</p>
        {person ? (
          <Link to={paths.dashboard('people', person.id)} className="text-primary-text hover:underline">
            {words}
          </Link>
        ) : (
          <p className="text-ink-soft">{words}</p>
        )}
        <details className="text-12 text-ink-faint">
          <summary className="w-fit cursor-pointer py-1">{t('technical')}</summary>
          <bdi dir="ltr" className="block break-all">
            {call}
          </bdi>
        </details>
      </div>
      <p className="flex items-center gap-3 text-12 text-ink-soft">
        <Badge tone={why === 'admin' ? 'warning' : 'neutral'}>{t(why)}</Badge>
        <When at={at} />
      </p>
    </li>
  );
}

function ActionsList({ first }: { first: Actions }) {
  const t = useTexts(auditTexts);
  const { data, hasMore, more, adding } = useCall('GET dashboard/actions', { query: {} }, { first });
  if (data.data.length === 0) return <EmptyState title={t('empty')} />;
  return (
    <>
      <Rows>
        {data.data.map((action) => (
          <ActionRow key={action.id} action={action} withPerson />
        ))}
      </Rows>
      <More hasMore={hasMore} more={more} adding={adding} />
    </>
  );
}

function More({ hasMore, more, adding }: { hasMore: boolean; more: () => Promise<void>; adding: boolean }) {
  const t = useTexts(auditTexts);
  if (!hasMore) return null;
  return (
    <div>
      <Button look="quiet" pending={adding} onClick={more}>
        {t('more')}
      </Button>
    </div>
  );
}
