import type { ProgramVersion } from '@regimen/contract/publishing.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Time } from '../../../shell/time.tsx';
import { type Answer, useCall } from '../../../shell/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { publishTexts } from './publish-texts.ts';
import { type SayChanges, VersionChanges } from './version-changes.tsx';

interface VersionListProps {
  program: string;
  loaded: Answer<'GET programs/{id}/versions'>;
  say: SayChanges;
}

/** What was published, when, by whom, why, and how many began on it. */
export function VersionList({ program, loaded, say }: VersionListProps) {
  const t = useTexts(publishTexts);
  const list = useCall(
    'GET programs/{id}/versions',
    { params: { id: program }, query: {} },
    { first: loaded },
  );
  const versions = list.data.data;
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
      {list.hasMore && (
        <div className="mt-4">
          <Button look="quiet" pending={list.adding} onClick={list.more}>
            {t('older')}
          </Button>
        </div>
      )}
    </section>
  );
}
