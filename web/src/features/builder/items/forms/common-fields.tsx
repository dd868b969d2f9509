import { useTexts } from '../../../../i18n/use-texts.ts';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import type { ItemForm } from '../use-item-form.ts';
import { commonTexts } from './form-texts.ts';
import { PhotoField } from './photo-field.tsx';

/** Name, description and picture: the beginning of every item's form. */
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
        onChange={({ target }) => change({ name: target.value })}
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
      <PhotoField value={item.photo} onChange={(photo) => change({ photo })} />
    </>
  );
}
