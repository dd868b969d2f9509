import type { NudgeItem } from '@regimen/engine/items.ts';
import { PLACEHOLDERS, placeholdersIn } from '@regimen/engine/placeholders.ts';
import { useMemo } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { nudgeTexts } from '../../../../shared/item-words/nudge-texts.ts';
import { placeholderNames } from '../../../../shared/item-words/placeholder-names.ts';
import { ChoiceField } from '../../../../ui/choice-field.tsx';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import { MailIcon } from '../../../../ui/icons.tsx';
import { BellIcon, PhoneIcon } from '../../../../ui/shell-icons.tsx';
import { useInsert } from '../../../../ui/use-insert.ts';
import { HelpWriting } from '../../writing/help-writing.tsx';
import { useKnownProtocol } from '../known-items.tsx';
import type { FieldsProps } from './item-fields.tsx';
import { PlaceholderChips } from './placeholder-chips.tsx';
import { placeholderTexts } from './placeholder-texts.ts';

const channels = ['in-app', 'email', 'push'] as const;
const icons = {
  'in-app': <BellIcon size={16} />,
  email: <MailIcon size={16} />,
  push: <PhoneIcon size={16} />,
};

export function NudgeFields({ form, item, change }: FieldsProps<NudgeItem>) {
  const t = useTexts(nudgeTexts);
  const say = useTexts(placeholderTexts);
  const { items } = useKnownProtocol();
  const names = useMemo(() => placeholderNames(items), [items]);
  const write = (field: 'title' | 'body', shown: string) => change({ [field]: names.kept(shown) });
  const { inField, insert } = useInsert<'title' | 'body'>('body', (field, made) =>
    write(field, made(names.shown(item[field]))),
  );
  const errorAt = (field: 'title' | 'body') => {
    const strange = placeholdersIn(item[field]).find(
      ({ kind, item: id }) => kind === null || (PLACEHOLDERS[kind].of !== null && !Object.hasOwn(items, id)),
    );
    return form.errorAt(field) ?? (strange && say('unknown', { text: strange.text }));
  };
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
        value={names.shown(item.title)}
        onChange={({ target }) => write('title', target.value)}
        {...inField('title')}
      />
      <HelpWriting
        kind="nudge-title"
        text={item.title}
        shown={names.shown}
        source={item.source?.title}
        onUse={(title) => change({ title })}
      />
      <TextArea
        name="body"
        rows={4}
        label={t('body')}
        help={t('bodyHelp')}
        maxLength={5000}
        error={errorAt('body')}
        value={names.shown(item.body)}
        onChange={({ target }) => write('body', target.value)}
        {...inField('body')}
      />
      <HelpWriting
        kind="nudge-body"
        text={item.body}
        shown={names.shown}
        source={item.source?.title}
        onUse={(body) => change({ body })}
      />
      <PlaceholderChips kpis={names.kpis} onInsert={(text) => insert(names.shown(text))} />
    </>
  );
}
