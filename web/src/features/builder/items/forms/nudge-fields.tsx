import type { NudgeItem } from '@regimen/engine/items.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { nudgeTexts } from '../../../../shared/item-words/nudge-texts.ts';
import { ChoiceField } from '../../../../ui/choice-field.tsx';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import { MailIcon } from '../../../../ui/icons.tsx';
import { BellIcon, PhoneIcon } from '../../../../ui/shell-icons.tsx';
import type { FieldsProps } from './item-fields.tsx';

const channels = ['in-app', 'email', 'push'] as const;
const icons = {
  'in-app': <BellIcon size={16} />,
  email: <MailIcon size={16} />,
  push: <PhoneIcon size={16} />,
};

export function NudgeFields({ form, item, change }: FieldsProps<NudgeItem>) {
  const t = useTexts(nudgeTexts);
  const { errorAt } = form;
  return (
    <>
      <ChoiceField
        label={t('channel')}
        value={item.channel}
        choices={channels.map((value) => ({ value, label: t(value), icon: icons[value] }))}
        onChange={(channel) => change({ channel })}
      />
      <TextField
        name="title"
        label={t('title')}
        help={t('titleHelp')}
        maxLength={200}
        error={errorAt('title')}
        value={item.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        name="body"
        rows={4}
        label={t('body')}
        help={t('bodyHelp')}
        maxLength={5000}
        error={errorAt('body')}
        value={item.body}
        onChange={({ target }) => change({ body: target.value })}
      />
    </>
  );
}
