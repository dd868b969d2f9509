import type { EmergencyAccess } from '@regimen/contract/emergency-accesses.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import type { PageArgs } from '../../shell/page-data.ts';
import { type Answer, useCall } from '../../shell/use-call.ts';
import { When } from '../../shell/when.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DeskHead, Rows } from './desk.tsx';
import { emergencyTexts } from './emergency-texts.ts';
import { ReviewDialog } from './review-dialog.tsx';

export const loadEmergencies = ({ api }: PageArgs) => api('GET dashboard/emergency-accesses', { query: {} });

export function EmergenciesSection({ data: first }: { data: Answer<'GET dashboard/emergency-accesses'> }) {
  const t = useTexts(emergencyTexts);
  const [reviewed, setReviewed] = useState<EmergencyAccess | null>(null);
  const { data, hasMore, more, adding } = useCall(
    'GET dashboard/emergency-accesses',
    { query: {} },
    { first },
  );
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      {data.data.length === 0 ? (
        <EmptyState title={t('empty')} help={t('emptyHelp')} />
      ) : (
        <Rows>
          {data.data.map((access) => (
            <AccessRow key={access.id} access={access} onReview={() => setReviewed(access)} />
          ))}
        </Rows>
      )}
      {hasMore && (
        <div>
          <Button look="quiet" pending={adding} onClick={more}>
            {t('more')}
          </Button>
        </div>
      )}
      <ReviewDialog access={reviewed} onClose={() => setReviewed(null)} />
    </>
  );
}

function AccessRow({ access, onReview }: { access: EmergencyAccess; onReview: () => void }) {
  const t = useTexts(emergencyTexts);
  const { id, admin, person, scopes, reason, openedAt, review, can } = access;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <p className="font-medium">{t('about', { admin: admin.full_name, person: person.full_name })}</p>
        <p dir="auto" className="max-w-measure break-words">
          {reason}
        </p>
        <p className="text-12 text-ink-soft">
          <When at={openedAt} /> · {scopes.map((scope) => t(scope)).join(' · ')}
        </p>
        {review?.note && <p className="max-w-measure text-ink-soft break-words">{review.note}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {review ? (
          <Badge tone={review.verdict === 'justified' ? 'success' : 'warning'}>
            {t(review.verdict)} · <bdi>{review.by.full_name}</bdi>
          </Badge>
        ) : (
          <Badge>{t('waitingReview')}</Badge>
        )}
        {can.review && (
          <Button look="quiet" onClick={onReview}>
            {t('review')}
          </Button>
        )}
        {can.look && (
          <Link
            to={paths.dashboard('emergencies', id)}
            className="font-semibold text-primary-text hover:underline"
          >
            {t('look')}
          </Link>
        )}
      </div>
    </li>
  );
}
