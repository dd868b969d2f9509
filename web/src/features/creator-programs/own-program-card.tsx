import { programCategoryLabel } from '@regimen/contract/program-categories.ts';
import type { ProgramCard } from '@regimen/contract/programs.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Time } from '../../shell/time.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ProgramCover } from '../../ui/program-cover.tsx';
import { listTexts } from './list-texts.ts';
import { ProgramMenu } from './program-menu.tsx';

/** A program of one's own: its cover, how far it is, who follows it. The whole card opens it. */
export function OwnProgramCard({ program, onChanged }: { program: ProgramCard; onChanged: () => void }) {
  const t = useTexts(listTexts);
  const locale = useLocale();
  const { id, cover, category, version, followersCount, finishedCount } = program;
  const title = program.title || t('untitled');
  return (
    <li className="relative grid grid-rows-[auto_1fr] rounded-card border border-line bg-raised transition-colors duration-120 hover:border-primary-line">
      <ProgramCover cover={cover} category={category} id={id} className="rounded-t-[13px]" />
      <div className="grid content-start gap-3 p-5">
        <div className="flex items-start justify-between gap-3">
          <div className="flex flex-wrap items-center gap-1.5">
            <Status program={program} />
          </div>
          <ProgramMenu program={program} title={title} onChanged={onChanged} />
        </div>
        <div>
          <h2 className="text-18 leading-heading wrap-anywhere">
            <Link to={paths.editProgram(id)} className="after:absolute after:inset-0 after:rounded-card">
              <bdi>{title}</bdi>
            </Link>
          </h2>
          {program.summary && (
            <p className="mt-1 line-clamp-2 text-14 text-ink-soft">
              <bdi>{program.summary}</bdi>
            </p>
          )}
        </div>
        {version && (
          <p className="text-14 text-ink-soft">
            {t('followers', { n: followersCount })}
            {finishedCount > 0 && ` · ${t('finished', { n: finishedCount })}`}
          </p>
        )}
        <div className="mt-auto flex flex-wrap gap-x-3 gap-y-1 text-14 text-ink-faint">
          <span>{programCategoryLabel(category, locale)}</span>
          <span>{t('protocols', { n: program.protocolsCount })}</span>
          {program.may !== 'owner' && <span>{t('by', { name: program.owner.full_name })}</span>}
          <span className="ms-auto">
            <span className="sr-only">{`${t('changed')} `}</span>
            <Time at={lastChange(program)} />
          </span>
        </div>
      </div>
    </li>
  );
}

/** Publishing changes a program as much as writing in it does. */
const lastChange = ({ changedAt, version }: ProgramCard): string =>
  version && version.publishedAt > changedAt ? version.publishedAt : changedAt;

function Status({ program }: { program: ProgramCard }) {
  const t = useTexts(listTexts);
  const { version, changedSince, archivedAt, access } = program;
  return (
    <>
      {archivedAt && <Badge>{t('inArchive')}</Badge>}
      {version ? (
        <Badge tone="success">{t('version', { number: version.number })}</Badge>
      ) : (
        <Badge>{t('draft')}</Badge>
      )}
      {changedSince && <Badge tone="warning">{t('changedSince')}</Badge>}
      {access !== 'free' && <Badge tone="primary">{t(access)}</Badge>}
    </>
  );
}
