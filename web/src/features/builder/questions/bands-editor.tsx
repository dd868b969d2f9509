import { scoreRange } from '@regimen/engine/check/score-range.ts';
import type { AssessmentItem, Band } from '@regimen/engine/items.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { newPartId } from '../../../shared/questions/question-shape.ts';
import { AddButton } from '../../../ui/add-button.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { controlClass } from '../../../ui/field.tsx';
import { NumberInput } from '../../../ui/number-field.tsx';
import { SuccessIcon, WarningIcon, XIcon } from '../../../ui/shell-icons.tsx';
import { FormSection } from '../items/forms/form-section.tsx';
import { HelpWritingIcon } from '../writing/help-writing.tsx';
import { nextBand } from './band-coverage.ts';
import { BandScale } from './band-scale.tsx';
import { bandTexts } from './band-texts.ts';
import { bandProblems } from './band-words.ts';

interface BandsEditorProps {
  item: AssessmentItem;
  onChange: (bands: Band[]) => void;
  errorAt: (path: string) => string | undefined;
}

/** What scores mean, with a drawing that shows what is left out and what is doubled. */
export function BandsEditor({ item, onChange, errorAt }: BandsEditorProps) {
  const t = useTexts(bandTexts);
  const locale = useLocale();
  const { bands } = item;
  const range = scoreRange(item);
  const problems = bandProblems(bands, range, locale);
  const replace = (index: number, part: Partial<Band>) =>
    onChange(bands.map((band, at) => (at === index ? { ...band, ...part } : band)));
  return (
    <FormSection title={t('title')} lead={t('lead')}>
      <p className="text-14 text-ink-soft">{range ? t('reachable', range) : t('nothingScored')}</p>
      {bands.length === 0 && <p className="text-14 text-ink-soft">{t('none')}</p>}
      <ol className="grid gap-2">
        {bands.map((band, index) => (
          <li key={band.id} className="grid gap-1">
            <div className="flex flex-wrap items-center gap-2">
              <input
                type="text"
                aria-label={t('name')}
                placeholder={t('name')}
                aria-invalid={errorAt(`bands[${index}].name`) ? true : undefined}
                maxLength={200}
                value={band.name}
                onChange={({ target }) => replace(index, { name: target.value })}
                className={`${controlClass} min-h-11 min-w-40 flex-1`}
              />
              <HelpWritingIcon
                kind="result"
                text={band.name}
                source={item.source?.title}
                onUse={(name) => replace(index, { name })}
              />
              <span className="flex items-center gap-2">
                <span aria-hidden="true" className="text-14 text-ink-soft">
                  {t('from')}
                </span>
                <NumberInput
                  aria-label={`${t('from')} (${band.name})`}
                  value={band.min}
                  onChange={(min) => min !== undefined && replace(index, { min })}
                  className="min-h-11 w-20! text-center"
                />
                <span aria-hidden="true" className="text-14 text-ink-soft">
                  {t('to')}
                </span>
                <NumberInput
                  aria-label={`${t('to')} (${band.name})`}
                  value={band.max}
                  onChange={(max) => max !== undefined && replace(index, { max })}
                  className="min-h-11 w-20! text-center"
                />
                <IconButton
                  label={band.name ? t('remove', { name: band.name }) : t('removeUnnamed')}
                  onClick={() => onChange(bands.filter((_, at) => at !== index))}
                >
                  <XIcon size={16} />
                </IconButton>
              </span>
            </div>
            {errorAt(`bands[${index}].name`) && (
              <p className="text-14 text-danger-text">{errorAt(`bands[${index}].name`)}</p>
            )}
          </li>
        ))}
      </ol>
      <AddButton onClick={() => onChange([...bands, nextBand(bands, range, newPartId())])}>
        {t('add')}
      </AddButton>
      {bands.length > 0 && range && (
        <div className="grid gap-2 rounded-card bg-sunken p-4">
          <BandScale item={item} />
          <ul aria-live="polite" className="grid gap-1 text-14">
            {problems.map((words) => (
              <li key={words} className="flex items-start gap-1.5 text-warning-text">
                <WarningIcon size={16} className="mt-0.5 shrink-0" />
                {words}
              </li>
            ))}
            {problems.length === 0 && (
              <li className="flex items-start gap-1.5 text-success-text">
                <SuccessIcon size={16} className="mt-0.5 shrink-0" />
                {t('fine')}
              </li>
            )}
          </ul>
        </div>
      )}
    </FormSection>
  );
}
