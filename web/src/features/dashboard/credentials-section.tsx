import type { WaitingCredential } from '@regimen/contract/credentials.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
import { roleTexts } from '@regimen/contract/role-texts.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import type { PageArgs } from '../../shell/page-data.ts';
import { useAction } from '../../shell/use-action.ts';
import { type Answer, useCall } from '../../shell/use-call.ts';
import { When } from '../../shell/when.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CredentialDialog, type Deciding } from './credential-dialog.tsx';
import { credentialsTexts } from './credentials-texts.ts';
import { DeskHead, Rows } from './desk.tsx';

export const loadCredentials = ({ api }: PageArgs) => api('GET dashboard/credentials', { query: {} });

export function CredentialsSection({ data: first }: { data: Answer<'GET dashboard/credentials'> }) {
  const t = useTexts(credentialsTexts);
  const { data, hasMore, more, adding } = useCall('GET dashboard/credentials', { query: {} }, { first });
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      {data.data.length === 0 ? (
        <EmptyState title={t('empty')} help={t('emptyHelp')} />
      ) : (
        <Rows>
          {data.data.map((credential) => (
            <CredentialRow key={credential.id} credential={credential} onDecide={setDeciding} />
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
      <CredentialDialog deciding={deciding} onClose={() => setDeciding(null)} />
    </>
  );
}

interface CredentialRowProps {
  credential: WaitingCredential;
  onDecide: (deciding: Deciding) => void;
}

function CredentialRow({ credential, onDecide }: CredentialRowProps) {
  const t = useTexts(credentialsTexts);
  const locale = useLocale();
  const { id, person, title, institution, year, createdAt, documents } = credential;
  const [open] = useAction(async (name: string) => {
    const { url } = await api('POST dashboard/credentials/{id}/documents/{name}', { params: { id, name } });
    window.open(url, '_blank', 'noopener');
  });
  return (
    <li className="grid gap-3 px-4 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="min-w-0 text-16 font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </h2>
        <span className="text-12 text-ink-soft">
          <When at={createdAt} />
        </span>
        <p className="w-full">
          <bdi>{year === null ? institution : withCommas([institution, String(year)], locale)}</bdi>
        </p>
        <p className="w-full text-ink-soft">
          <Link to={paths.dashboard('people', person.id)} className="text-primary-text hover:underline">
            <bdi>{person.full_name}</bdi>
          </Link>
          {' · '}
          {person.roles.map((role) => roleTexts[locale][role]).join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-2">
          {documents.length === 0 && <p className="text-ink-soft">{t('noDocuments')}</p>}
          {documents.map((name, index) => (
            <Button
              key={name}
              look="quiet"
              aria-label={t('open', { n: index + 1, name: title })}
              onClick={() => open(name)}
            >
              {t('document', { n: index + 1 })}
            </Button>
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button look="quiet" onClick={() => onDecide({ credential, as: 'check' })}>
            {t('check')}
          </Button>
          <Button look="quiet" onClick={() => onDecide({ credential, as: 'refuse' })}>
            {t('refuse')}
          </Button>
        </div>
      </div>
    </li>
  );
}
