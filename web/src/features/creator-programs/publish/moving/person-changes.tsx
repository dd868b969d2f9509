import type { MovedPart, MovingPerson } from '@regimen/contract/moves.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { changedParts } from './changed-parts.ts';
import { personTexts } from './person-texts.ts';

const mostShown = 8;

/** What comes, goes and is different for one person, by the names that they see. */
export function PersonChanges({ person }: { person: MovingPerson }) {
  const t = useTexts(personTexts);
  const locale = useLocale();
  const { appears, vanishes, changes, passedOver } = person;
  const over: MovedPart[] = passedOver.map((name) => ({ kind: 'protocol', name, parts: [] }));
  const groups = [
    { words: t('appears'), parts: appears },
    { words: t('vanishes'), parts: vanishes },
    { words: t('changes'), parts: changes },
    { words: t('passedOver'), parts: over },
  ].filter(({ parts }) => parts.length > 0);
  if (groups.length === 0) return <p className="text-14 text-ink-soft">{t('noDifference')}</p>;
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {groups.map(({ words, parts }) => (
        <div key={words}>
          <dt className="text-14 font-medium">{words}</dt>
          <dd>
            <ul className="grid gap-0.5 text-14">
              {parts.slice(0, mostShown).map(({ kind, name, parts: fields }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have one name
                <li key={index} className="wrap-anywhere">
                  <bdi>{name}</bdi> <span className="text-ink-faint">{t(kind)}</span>
                  {fields.length > 0 && (
                    <span className="text-ink-soft"> · {changedParts(fields, locale)}</span>
                  )}
                </li>
              ))}
              {parts.length > mostShown && (
                <li className="text-ink-soft">{t('moreParts', { n: parts.length - mostShown })}</li>
              )}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
