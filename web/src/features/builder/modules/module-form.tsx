import { typeTexts } from '@regimen/contract/protocol-words/type-texts.ts';
import { MODULE_KINDS, type RecurringModule } from '@regimen/engine/recurring-module.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { faultWords } from '../../../shared/protocol-words/fault-words.ts';
import { ruleWords } from '../../../shared/protocol-words/rule-words.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useProtocol } from '../draft/use-draft.ts';
import { FormSection } from '../items/forms/form-section.tsx';
import { ItemPicker } from '../items/item-picker.tsx';
import { KindIcon } from '../items/kind-icon.tsx';
import type { Changes } from '../items/use-kept-form.ts';
import { DuringField } from './during-field.tsx';
import { moduleFormTexts } from './module-form-texts.ts';
import { modulePageTexts } from './module-page-texts.ts';
import { itemKindOf, moduleFaults } from './module-shape.ts';
import { RuleFields } from './rule-fields.tsx';
import { WhoFields } from './who-fields.tsx';
import { WindowFields } from './window-fields.tsx';

export interface ModuleFieldsProps {
  module: RecurringModule;
  /** `group`: changes of one field in a row are one step of undo. */
  change: (part: Changes<RecurringModule>, group: string) => void;
  errorAt: (path: string) => string | undefined;
}

interface ModuleFormProps extends Omit<ModuleFieldsProps, 'errorAt'> {
  itemError?: string | undefined;
}

/** Everything about a recurring module, said in words while it is edited. */
export function ModuleForm({ module, change, itemError }: ModuleFormProps) {
  const t = useTexts(moduleFormTexts);
  const page = useTexts(modulePageTexts);
  const types = useTexts(typeTexts);
  const locale = useLocale();
  const protocol = useProtocol();
  const faults = moduleFaults(module);
  const errorAt = (path: string) => {
    const fault = faults.find((each) => each.path === path);
    return fault && faultWords(fault.message, locale);
  };
  const fields = { module, change, errorAt };
  return (
    <div className="grid gap-6">
      <div className="z-10 rounded-card bg-primary-soft p-4 lg:sticky lg:top-[calc(var(--spacing-navbar)+4.5rem)]">
        <h2 className="text-12 font-medium text-ink-soft">{page('inWords')}</h2>
        <p role="status" className="text-18 font-medium">
          {ruleWords(module, protocol, locale)}
        </p>
      </div>
      <ChoiceField
        label={t('what')}
        value={module.selected_module}
        choices={MODULE_KINDS.map((kind) => ({
          value: kind,
          label: types(kind),
          icon: <KindIcon kind={itemKindOf(kind)} size={16} />,
        }))}
        onChange={(selected_module) =>
          change(
            selected_module === module.selected_module ? {} : { selected_module, selected_item: '' },
            'selected_module',
          )
        }
      />
      <ItemPicker
        key={module.selected_module}
        kind={itemKindOf(module.selected_module)}
        label={t('item')}
        error={itemError}
        value={module.selected_item}
        onChange={(selected_item) => change({ selected_item }, 'selected_item')}
      />
      <TextField
        name="name"
        label={t('name')}
        help={t('nameHelp')}
        optional={t('optional')}
        maxLength={200}
        value={module.settings.name ?? ''}
        onChange={({ target }) => {
          const { name: _old, ...rest } = module.settings;
          change({ settings: { ...rest, ...(target.value !== '' && { name: target.value }) } }, 'name');
        }}
      />
      <FormSection title={t('when')}>
        <RuleFields {...fields} />
        <DuringField {...fields} />
      </FormSection>
      <FormSection title={t('who')}>
        <WhoFields {...fields} />
      </FormSection>
      <FormSection title={t('more')}>
        <WindowFields {...fields} />
      </FormSection>
    </div>
  );
}
