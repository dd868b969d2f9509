import type { SimulatedVersion } from '@regimen/contract/simulator.ts';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import type { Choice } from './choices.ts';
import { populationTexts } from './population-texts.ts';

interface ChoiceBarProps {
  program: string;
  versions: readonly SimulatedVersion[];
  /** When what stood there before the last change was tried out, in words; `null`: there is none. */
  triedBefore: string | null;
  of: Choice;
  beside: Choice | null;
}

export const choicePath = (program: string, of: Choice, beside: Choice | null): string =>
  paths.simulator(program, 'population', {
    ...(of !== 'draft' && { of }),
    ...(beside !== null && beside !== of && { with: beside }),
  });

/** What is tried out, and what stands beside it. */
export function ChoiceBar({ program, versions, triedBefore, of, beside }: ChoiceBarProps) {
  const t = useTexts(populationTexts);
  const navigate = useNavigate();
  const go = (nextOf: Choice, nextBeside: Choice | null) =>
    navigate(choicePath(program, nextOf, nextBeside), { preventScrollReset: true });
  const options = [
    { id: 'draft', words: t('draft') },
    ...(triedBefore === null ? [] : [{ id: 'before', words: t('before', { when: triedBefore }) }]),
    ...versions.map(({ id, number }) => ({ id, words: t('version', { number }) })),
  ];
  return (
    <>
      <SelectField label={t('what')} value={of} onChange={({ target }) => go(target.value, beside)}>
        {options.map(({ id, words }) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </SelectField>
      {options.length > 1 && (
        <SelectField
          label={t('compareWith')}
          value={beside ?? ''}
          onChange={({ target }) => go(of, target.value || null)}
        >
          <option value="">{t('nothing')}</option>
          {options
            .filter(({ id }) => id !== of)
            .map(({ id, words }) => (
              <option key={id} value={id}>
                {words}
              </option>
            ))}
        </SelectField>
      )}
    </>
  );
}

/** The name of a choice where it stands above its results. */
export function useChoiceName(versions: readonly SimulatedVersion[], triedBefore: string | null) {
  const t = useTexts(populationTexts);
  return (choice: Choice): string => {
    if (choice === 'draft') return t('draft');
    if (choice === 'before') return t('before', { when: triedBefore ?? '' });
    const version = versions.find(({ id }) => id === choice);
    return t('version', { number: version?.number ?? '' });
  };
}
