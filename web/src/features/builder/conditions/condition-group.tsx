import type { Condition } from '@regimen/engine/condition.ts';
import { useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { AddButton } from '../../../ui/add-button.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select-field.tsx';
import { XIcon } from '../../../ui/shell-icons.tsx';
import { ConditionRow } from './condition-row.tsx';
import * as shape from './condition-shape.ts';
import { editorTexts } from './editor-texts.ts';
import { factsFor, firstLeaf, firstTwo, type Setting } from './facts.ts';

interface ConditionGroupProps {
  condition: Condition;
  onChange: (condition: Condition) => void;
  setting: Setting;
  label: string;
  depth: number;
  onRemove?: () => void;
}

const empty = {
  nextStep: 'emptyNextStep',
  population: 'emptyPopulation',
  alert: 'emptyAlert',
  advice: 'emptyAdvice',
  question: 'emptyQuestion',
  rule: 'emptyRule',
} as const;

export default function ConditionGroup({
  condition,
  onChange,
  setting,
  label,
  depth,
  onRemove,
}: ConditionGroupProps) {
  const t = useTexts(editorTexts);
  const box = useRef<HTMLDivElement>(null);
  const parts = shape.partsOf(condition);
  const join = shape.joinOf(condition);
  const canAsk = factsFor(setting).length > 0;
  const remove = (index: number) => {
    onChange(shape.withoutPart(condition, index));
    // The button that had the focus is gone.
    box.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: nested fieldsets would be read out again with every line
    <div
      ref={box}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className={`grid grid-cols-1 gap-2 outline-none ${depth === 0 ? 'rounded-card border border-line p-3' : 'border-s-2 border-primary-line ps-3'}`}
    >
      {parts.length === 0 && <p className="text-14 text-ink-soft">{t(empty[setting.about])}</p>}
      {parts.length > 1 && (
        <div className="flex items-center justify-between gap-2">
          <Select
            inline
            aria-label={t('join')}
            value={join}
            onChange={(event) => onChange(shape.joined(event.target.value as shape.Join, parts))}
          >
            <option value="and">{t('all')}</option>
            <option value="or">{t('any')}</option>
          </Select>
          {onRemove && (
            <IconButton label={t('removeGroup')} onClick={onRemove} className="-my-1 size-9!">
              <XIcon size={16} />
            </IconButton>
          )}
        </div>
      )}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids; each is drawn from its value alone
        <div key={index} className="grid grid-cols-1 gap-2">
          {index > 0 && (
            <span aria-hidden="true" className="text-12 font-medium text-ink-faint">
              {t(join)}
            </span>
          )}
          {shape.isGroup(part) ? (
            <ConditionGroup
              condition={part}
              onChange={(next) => onChange(shape.withPart(condition, index, next))}
              setting={setting}
              label={label}
              depth={depth + 1}
              onRemove={() => remove(index)}
            />
          ) : (
            part.is !== 'always' && (
              <ConditionRow
                leaf={part}
                onChange={(next) => onChange(shape.withPart(condition, index, next))}
                onRemove={() => remove(index)}
                setting={setting}
              />
            )
          )}
        </div>
      ))}
      {canAsk ? (
        parts.length < shape.mostParts && (
          <div className="flex flex-wrap gap-1">
            <AddButton onClick={() => onChange(shape.withNewPart(condition, firstLeaf(setting)))}>
              {t('add')}
            </AddButton>
            {parts.length > 0 && depth < shape.deepestNew && (
              <AddButton
                onClick={() =>
                  onChange(shape.withNewPart(condition, shape.newGroup(join, firstTwo(setting))))
                }
              >
                {t('addGroup')}
              </AddButton>
            )}
          </div>
        )
      ) : (
        <p className="text-14 text-ink-soft">
          {t(
            setting.about === 'question'
              ? 'nothingToAskQuestion'
              : setting.about === 'alert'
                ? 'nothingToAskAlert'
                : 'nothingToAsk',
          )}
        </p>
      )}
    </div>
  );
}
