import type { PersonDetails } from '@regimen/contract/people.ts';
import { roleTexts } from '@regimen/contract/role-texts.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import type { PageArgs } from '../../shell/page-data.ts';
import { Time } from '../../shell/time.tsx';
import { useShell } from '../../shell/use-shell.ts';
import { When } from '../../shell/when.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ActionRow } from './action-row.tsx';
import { DeskHead, Fact, Facts, Panel, Rows } from './desk.tsx';
import { PersonState } from './people-section.tsx';
import { peopleTexts } from './people-texts.ts';
import { PersonActions } from './person-actions.tsx';

export const loadPerson = ({ api }: PageArgs, id: string) =>
  api('GET dashboard/people/{id}', { params: { id } });

export function PersonPage({ data: person }: { data: PersonDetails }) {
  const t = useTexts(peopleTexts);
  const locale = useLocale();
  const { admin } = useShell();
  return (
    <div>
      <Breadcrumbs label={t('title')} crumbs={[{ words: t('back'), to: paths.dashboard('people') }]} />
      <DeskHead title={person.full_name}>
        <PersonState person={person} />
      </DeskHead>
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <Panel title={t('account')}>
          <Facts>
            <Fact name={t('email')}>
              <bdi>{person.email}</bdi>
            </Fact>
            <Fact name={t('role')}>{person.roles.map((role) => roleTexts[locale][role]).join(' · ')}</Fact>
            <Fact name={t('joined')}>
              <When at={person.createdAt} />
            </Fact>
            <Fact name={t('lastSeen')}>
              <Time at={person.lastSeenAt} />
            </Fact>
            {person.suspensionNote && (
              <Fact name={t('noteShown')}>
                <bdi>{person.suspensionNote}</bdi>
              </Fact>
            )}
          </Facts>
          <p className="text-14 text-ink-soft">
            {person.sessions === 0 ? t('noDevices') : t('devices', { n: person.sessions })}
          </p>
          {admin?.sections.includes('audit') && (
            <p className="text-14">
              <Link
                to={`${paths.dashboard('audit')}?person=${person.id}`}
                className="text-primary-text hover:underline"
              >
                {t('whoLooked')}
              </Link>
            </p>
          )}
          <PersonActions person={person} />
        </Panel>
        <Panel title={t('actions')}>
          {person.actions.length === 0 ? (
            <p className="text-14 text-ink-soft">{t('noActions')}</p>
          ) : (
            <Rows>
              {person.actions.map((action) => (
                <ActionRow key={action.id} action={action} />
              ))}
            </Rows>
          )}
        </Panel>
      </div>
    </div>
  );
}
