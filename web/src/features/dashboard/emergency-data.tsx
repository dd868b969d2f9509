import type { EmergencyScope } from '@regimen/contract/emergency-scopes.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { type Answer, useCall } from '../../shell/use-call.ts';
import { When } from '../../shell/when.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Panel, Rows } from './desk.tsx';
import { EmergencyFacts, EmergencyPhone } from './emergency-facts.tsx';
import { emergencyTexts } from './emergency-texts.ts';

type Task = Answer<'GET dashboard/emergency-accesses/{id}/tasks'>['data'][number];

interface Of {
  id: string;
}

export function EmergencyData({ id, scope }: Of & { scope: EmergencyScope }) {
  const t = useTexts(emergencyTexts);
  const Shown = shownAs[scope];
  return (
    <Panel title={t(scope)}>
      <Shown id={id} />
    </Panel>
  );
}

const shownAs = {
  phone: EmergencyPhone,
  facts: EmergencyFacts,
  enrollments: Enrollments,
  tasks: Tasks,
  readings: Readings,
};

function Nothing() {
  const t = useTexts(emergencyTexts);
  return <p className="text-14 text-ink-soft">{t('none')}</p>;
}

function Enrollments({ id }: Of) {
  const t = useTexts(emergencyTexts);
  const { data } = useCall('GET dashboard/emergency-accesses/{id}/enrollments', { params: { id } });
  if (!data) return null;
  if (data.data.length === 0) return <Nothing />;
  return (
    <Rows>
      {data.data.map(({ id: enrollment, program, status, startedAt }) => (
        <li key={enrollment} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2.5">
          <bdi className="font-medium">{program}</bdi>
          <span className="flex items-center gap-3 text-ink-soft">
            <Badge>{t(status)}</Badge>
            <When at={startedAt} />
          </span>
        </li>
      ))}
    </Rows>
  );
}

function Tasks({ id }: Of) {
  const t = useTexts(emergencyTexts);
  const { data } = useCall('GET dashboard/emergency-accesses/{id}/tasks', { params: { id } });
  if (!data) return null;
  if (data.data.length === 0) return <Nothing />;
  return (
    <Rows>
      {data.data.map(({ id: task, name, program, isUrgent, openedAt, closedAt, answers }) => (
        <li key={task} className="grid gap-1.5 px-4 py-2.5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="font-medium">{name}</bdi>
            {isUrgent && <Badge tone="warning">{t('urgent')}</Badge>}
            <bdi className="text-ink-soft">{program}</bdi>
            <span className="ms-auto text-12 text-ink-soft">
              <When at={closedAt ?? openedAt} />
            </span>
          </p>
          {answers === null ? (
            <p className="text-ink-soft">{t(closedAt === null ? 'stillOpen' : 'notAnswered')}</p>
          ) : (
            <Given lines={answers} />
          )}
        </li>
      ))}
    </Rows>
  );
}

/** In the words of whoever asked. */
function Given({ lines }: { lines: NonNullable<Task['answers']> }) {
  const t = useTexts(emergencyTexts);
  if (lines.length === 0) return <p className="text-ink-soft">{t('answered')}</p>;
  return (
    <dl className="grid gap-1.5">
      {lines.map(({ question, answer }) => (
        <div key={question ?? ''}>
          {question !== undefined && (
            <dt className="text-ink-soft">
              <bdi>{question}</bdi>
            </dt>
          )}
          <dd className="break-words">
            <bdi>{typeof answer === 'boolean' ? t(answer ? 'yes' : 'no') : answer}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Readings({ id }: Of) {
  const { data } = useCall('GET dashboard/emergency-accesses/{id}/readings', { params: { id } });
  if (!data) return null;
  if (data.data.length === 0) return <Nothing />;
  return (
    <Rows>
      {data.data.map(({ kpi, name, unit, readings }) => (
        <li key={kpi} className="grid gap-1.5 px-4 py-2.5">
          <bdi className="font-medium">{name}</bdi>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {readings
              .slice(-12)
              .reverse()
              .map(({ takenAt, value }) => (
                <li key={takenAt} className="tabular-nums">
                  <bdi>
                    {value} {unit}
                  </bdi>{' '}
                  <span className="text-12 text-ink-soft">
                    <When at={takenAt} />
                  </span>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </Rows>
  );
}
