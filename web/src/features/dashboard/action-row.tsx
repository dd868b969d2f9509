import type { AdminAction } from '@regimen/contract/people.ts';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { texts } from '../../shared/dashboard/texts.ts';
import { When } from '../../shell/when.tsx';
import { actionTexts } from './action-texts.ts';

type Known = keyof typeof actionTexts.en;
const keyOf = (action: string): Known =>
  Object.hasOwn(actionTexts.en, action) ? (action as Known) : 'other';

/** Who, what, about whom, why. */
export function ActionRow({ action, withPerson = false }: { action: AdminAction; withPerson?: boolean }) {
  const t = useTexts(actionTexts);
  const roles = useTexts(texts);
  const { admin, person, about, role, reason, at } = action;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <p>
          <span className="font-medium">{t(keyOf(action.action))}</span>
          <span className="text-ink-soft">
            {' · '}
            <bdi>{admin.full_name}</bdi>
          </span>
        </p>
        {withPerson && person?.full_name && (
          <Link to={paths.dashboard('people', person.id)} className="text-primary-text hover:underline">
            <bdi>{person.full_name}</bdi>
          </Link>
        )}
        {about && (
          <p>
            <bdi>{about.full_name}</bdi>
            {role && <span className="text-ink-soft"> · {roles(`role_${role}`)}</span>}
          </p>
        )}
        {reason && (
          <p dir="auto" className="max-w-measure break-words text-ink-soft">
            {reason}
          </p>
        )}
      </div>
      <p className="shrink-0 text-12 text-ink-soft">
        <When at={at} />
      </p>
    </li>
  );
}
