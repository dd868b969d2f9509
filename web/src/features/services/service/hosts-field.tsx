import { type GivenBy, mostHostWeight } from '@regimen/contract/service-choices.ts';
import type { Host } from '@regimen/contract/services.ts';
import { useId } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Portrait } from '../../../shared/catalog/portrait.tsx';
import { useViewer } from '../../../shell/use-shell.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { FieldError, wrongGroup } from '../../../ui/field-error.tsx';
import { Select } from '../../../ui/select-field.tsx';
import type { ServiceFieldsProps } from './service-form.tsx';
import { serviceTexts } from './service-texts.ts';

const weights = Array.from({ length: mostHostWeight }, (_, index) => index + 1);

/** Who gives it; of several, in turn or all together. */
export function HostsField({
  draft: { hosts, givenBy },
  change,
  errorAt,
  people,
}: ServiceFieldsProps & { people: readonly Host[] }) {
  const t = useTexts(serviceTexts);
  const viewer = useViewer();
  const id = useId();
  const wrong = errorAt('hosts') ?? hosts.map((_, index) => errorAt(`hosts.${index}.id`)).find(Boolean);
  const isSeveral = hosts.length > 1;
  return (
    <>
      <fieldset className="grid min-w-0 gap-2" {...wrongGroup(`${id}-error`, wrong)}>
        <legend className="mb-1.5 font-medium">{t('hosts')}</legend>
        <ul className="divide-y divide-line rounded-control border border-line">
          {people.map((person) => {
            const host = hosts.find((each) => each.id === person.id);
            return (
              <li
                key={person.id}
                className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-3 py-1.5"
              >
                <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3">
                  <input
                    type="checkbox"
                    checked={host !== undefined}
                    aria-invalid={wrong ? true : undefined}
                    className="size-5 shrink-0 accent-primary-strong"
                    onChange={({ target }) =>
                      change({
                        hosts: target.checked
                          ? [...hosts, { id: person.id, weight: 1 }]
                          : hosts.filter((each) => each.id !== person.id),
                      })
                    }
                  />
                  <Portrait name={person.full_name} avatar={person.avatar} size={32} />
                  <bdi className="min-w-0 wrap-anywhere">
                    {person.id === viewer?.id ? t('you', { name: person.full_name }) : person.full_name}
                  </bdi>
                </label>
                {host && isSeveral && givenBy === 'any' && (
                  <Select
                    inline
                    aria-label={t('weightOf', { name: person.full_name })}
                    value={String(host.weight)}
                    onChange={({ target }) =>
                      change({
                        hosts: hosts.map((each) =>
                          each.id === host.id ? { id: host.id, weight: Number(target.value) } : each,
                        ),
                      })
                    }
                  >
                    {weights.map((weight) => (
                      <option key={weight} value={String(weight)}>
                        {t('share', { n: weight })}
                      </option>
                    ))}
                  </Select>
                )}
              </li>
            );
          })}
        </ul>
        {wrong ? (
          <FieldError id={`${id}-error`} words={wrong} />
        ) : (
          <p className="text-14 text-ink-soft">{t(people.length > 1 ? 'hostsHelp' : 'hostsAloneHelp')}</p>
        )}
      </fieldset>
      {isSeveral && (
        <ChoiceField<GivenBy>
          look="cards"
          columns={2}
          label={t('givenBy')}
          value={givenBy}
          onChange={(next) => change({ givenBy: next })}
          choices={[
            { value: 'any', label: t('inTurn'), help: t('inTurnHelp') },
            { value: 'all', label: t('together'), help: t('togetherHelp') },
          ]}
        />
      )}
    </>
  );
}
