import type { ProgramVersion } from '@regimen/contract/publishing.ts';
import { useState } from 'react';
import { api } from '../../../../api.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Time } from '../../../../shell/time.tsx';
import { useAction } from '../../../../shell/use-action.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { publishTexts } from './publish-texts.ts';
import { type SayChanges, VersionChanges } from './version-changes.tsx';

interface LoadedVersions {
  data: ProgramVersion[];
  meta: { next: string | null };
}

interface VersionListProps {
  program: string;
  loaded: LoadedVersions;
  say: SayChanges;
}

/** What was published, when, by whom, why, and how many began on it. */
export function VersionList({ program, loaded, say }: VersionListProps) {
  const t = useTexts(publishTexts);
  const [added, setAdded] = useState<{ to: LoadedVersions; data: ProgramVersion[]; next: string | null }>();
  const more = added?.to === loaded ? added : { data: [], next: loaded.meta.next };
  const [showOlder, pending] = useAction(async () => {
    const query = { cursor: more.next ?? '' };
    const { data, meta } = await api('GET programs/{id}/versions', { params: { id: program }, query });
    setAdded({ to: loaded, data: [...more.data, ...data], next: meta.next });
  });
  const versions = [...loaded.data, ...more.data];
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="text-22">
        {t('versions')}
      </h2>
      <ol className="mt-3 grid gap-2">
        {versions.map((version, index) => (
          <li key={version.id} className="grid gap-1 rounded-card border border-line bg-raised p-4">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{t('version', { number: version.number })}</span>
              {index === 0 && <Badge tone="success">{t('newest')}</Badge>}
              <span className="text-14 text-ink-soft">
                <Time at={version.publishedAt} />
                {version.publishedBy && ` · ${t('byWhom', { name: version.publishedBy.full_name })}`}
              </span>
            </p>
            {version.note && (
              <p className="whitespace-pre-line wrap-anywhere">
                <bdi>{version.note}</bdi>
              </p>
            )}
            <p className="text-14 text-ink-soft">
              {t('began', { n: version.followersCount })}
              {version.onTheWayCount > 0 && ` · ${t('under', { n: version.onTheWayCount })}`}
            </p>
            {versions[index + 1] && (
              <VersionChanges
                program={program}
                version={version.id}
                before={versions[index + 1] as ProgramVersion}
                say={say}
              />
            )}
          </li>
        ))}
      </ol>
      {more.next && (
        <div className="mt-4">
          <Button look="quiet" pending={pending} onClick={showOlder}>
            {t('older')}
          </Button>
        </div>
      )}
    </section>
  );
}
