import { allows, permissions, type Standing } from '@regimen/contract/permissions.ts';
import type { Team } from '@regimen/contract/teams.ts';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { CheckIcon } from '../../../ui/shell-icons.tsx';
import { permissionHelpTexts } from './permission-help-texts.ts';
import { permissionTexts } from './permission-texts.ts';
import { texts } from './texts-texts.ts';

const columns = [...permissions, 'owner'] as const;

/** People by what they may do, and what each of it means. */
export function PermissionsTab({ protocolId, team }: { protocolId: string; team: Team }) {
  const t = useTexts(texts);
  const words = useTexts(permissionTexts);
  const help = useTexts(permissionHelpTexts);
  const people: { id: string; full_name: string; may: Standing }[] = [
    { ...team.owner, may: 'owner' },
    ...team.members.map(({ permission, ...person }) => ({ ...person, may: permission })),
  ];
  return (
    <div className="grid gap-10">
      <section aria-labelledby="matrix-title">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="matrix-title" className="text-18">
            {t('whoMay')}
          </h2>
          {team.may === 'owner' && team.members.length > 0 && (
            <Link
              to={paths.builder(protocolId, 'team', 'members')}
              className="text-14 text-primary-text underline-offset-4 hover:underline"
            >
              {t('changeThere')}
            </Link>
          )}
        </div>
        <div className="mt-3 overflow-x-auto rounded-card border border-line bg-raised">
          <table className="w-full text-14">
            <thead>
              <tr className="border-b border-line">
                <th scope="col" className="px-3 py-3 text-start font-semibold md:px-4">
                  {t('person')}
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className="px-1.5 py-3 text-center font-semibold md:px-4">
                    {words(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.map(({ id, full_name, may }) => (
                <tr key={id} className="border-b border-line last:border-0">
                  <th scope="row" className="px-3 py-3 text-start font-medium wrap-anywhere md:px-4">
                    <bdi>{full_name}</bdi>
                  </th>
                  {columns.map((column) => (
                    <td key={column} className="px-1.5 py-3 text-center md:px-4">
                      <Mark yes={allows(may, column)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section aria-labelledby="meaning-title">
        <h2 id="meaning-title" className="text-18">
          {t('meaning')}
        </h2>
        <dl className="mt-3 grid gap-3">
          {columns.map((column) => (
            <div key={column} className="grid gap-x-6 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <dt className="font-semibold">{words(column)}</dt>
              <dd className="text-ink-soft">{help(column)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

function Mark({ yes }: { yes: boolean }) {
  const t = useTexts(texts);
  return (
    <>
      {yes ? (
        <CheckIcon className="mx-auto text-success-text" />
      ) : (
        <span aria-hidden="true" className="mx-auto block h-0.5 w-3 rounded-pill bg-line-strong" />
      )}
      <span className="sr-only">{t(yes ? 'yes' : 'no')}</span>
    </>
  );
}
