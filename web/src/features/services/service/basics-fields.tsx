import { useTexts } from '../../../i18n/use-texts.ts';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import type { ServiceFieldsProps } from './service-form.tsx';
import { serviceTexts } from './service-texts.ts';

export function BasicsFields({ draft, change, errorAt }: ServiceFieldsProps) {
  const t = useTexts(serviceTexts);
  return (
    <>
      <TextField
        name="name"
        label={t('name')}
        help={t('nameHelp')}
        error={errorAt('name')}
        maxLength={120}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextArea
        name="description"
        rows={4}
        label={t('description')}
        help={t('descriptionHelp')}
        optional={t('optional')}
        error={errorAt('description')}
        maxLength={4_000}
        value={draft.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <PhotoField
        value={draft.photo ?? undefined}
        error={errorAt('photo')}
        onChange={(photo) => change({ photo: photo ?? null })}
      />
    </>
  );
}
