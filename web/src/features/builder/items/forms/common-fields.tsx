import type { Item } from '@regimen/engine/items.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import type { ItemForm } from '../use-item-form.ts';
import { commonTexts } from './common-texts.ts';

/** Name and description: the beginning of every item's form. */
export function CommonFields({ form }: { form: ItemForm }) {
  const t = useTexts(commonTexts);
  const { value: item, change, errorAt } = form;
  return (
    <>
      <TextField
        name="name"
        label={t('name')}
        maxLength={200}
        error={errorAt('name')}
        value={item.name}
        onChange={({ target }) => change({ name: target.value, ...titleFor(item, target.value) })}
      />
      <TextArea
        name="description"
        rows={2}
        label={t('description')}
        help={t('descriptionHelp')}
        optional={t('optional')}
        error={errorAt('description')}
        value={item.description}
        onChange={({ target }) => change({ description: target.value })}
      />
    </>
  );
}

/** A nudge's title says the same as its name until somebody gives it words of its own. */
const titleFor = (item: Item, name: string): { title?: string } =>
  item.kind === 'nudge' && item.title === item.name ? { title: name } : {};
