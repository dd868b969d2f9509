import { followUpKinds } from '@regimen/contract/follow-up-kinds.ts';
import type { WatchedProgram } from '@regimen/contract/live.ts';
import { useNavigate } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { ProgramField } from '../../shared/runs/program-field.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { FoldedFilters } from '../../ui/folded-filters.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { followUpTexts } from './follow-up-texts.ts';
import { kindTexts } from './kind-texts.ts';
import { type QueueFilter, queuePath, shows } from './queue-query.ts';

interface QueueFiltersProps {
  filter: QueueFilter;
  programs: readonly WatchedProgram[];
}

/** Program, kind and whose; each choice is an address. */
export function QueueFilters({ filter, programs }: QueueFiltersProps) {
  const t = useTexts(followUpTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const show = (changed: Partial<QueueFilter>) =>
    navigate(queuePath({ ...filter, ...changed }), { preventScrollReset: true });
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t('filters')}</legend>
      <ChoiceField
        label={t('whose')}
        hideLabel
        value={filter.show}
        choices={shows.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => show({ show: value })}
      />
      <FoldedFilters label={t('filters')} count={[filter.program, filter.kind].filter(Boolean).length}>
        <div className="grid gap-3 sm:grid-cols-2">
          <ProgramField
            programs={programs}
            value={filter.program}
            onChange={(program) => show({ program })}
          />
          <SelectField
            label={t('kind')}
            value={filter.kind}
            onChange={({ target }) => show({ kind: target.value as QueueFilter['kind'] })}
          >
            <option value="">{t('allKinds')}</option>
            {followUpKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindTexts[locale][kind]}
              </option>
            ))}
          </SelectField>
        </div>
      </FoldedFilters>
    </fieldset>
  );
}
