import type { ProgramAccess } from '@regimen/contract/program-texts.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { CardSection } from '../../../ui/card-section.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { accessTexts } from './access-texts.ts';
import { PrivateLink } from './private-link.tsx';
import type { ProgramForm } from './use-program-form.ts';

const accesses = [
  ['free', 'freeHelp'],
  ['private', 'privateHelp'],
  ['team', 'teamHelp'],
] as const satisfies readonly [ProgramAccess, string][];

export function AccessSection({ form }: { form: ProgramForm }) {
  const t = useTexts(accessTexts);
  const { access } = form.draft;
  return (
    <CardSection id="access" title={t('title')} lead={t('lead')}>
      <ChoiceField<ProgramAccess>
        hideLabel
        look="cards"
        label={t('access')}
        value={access}
        onChange={(next) => form.change({ access: next })}
        choices={accesses.map(([value, help]) => ({ value, label: t(value), help: t(help) }))}
      />
      {access === 'private' && <PrivateLink form={form} />}
    </CardSection>
  );
}
