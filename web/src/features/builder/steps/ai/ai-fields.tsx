import { branchPlaces } from '@regimen/contract/protocol-words/references.ts';
import type { NodeOf } from '@regimen/engine/protocol.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { AddButton } from '../../../../ui/add-button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { aiModulePath } from '../../ai-modules/addresses.ts';
import { useDraftStore } from '../../draft/use-draft.ts';
import { DraftArea } from '../../flow/inspector/draft-field.tsx';
import { BranchFields } from './branch-fields.tsx';
import { newBranch } from './change-branches.ts';
import { FactFields } from './fact-fields.tsx';
import { texts } from './texts.ts';
import { type AiModule, useAiModule } from './use-ai-module.ts';
import { WhoDecides } from './who-decides.tsx';

/** Beside the flow: everything about an AI module, its branches inside each other. */
export default function AiFields({ step }: { step: NodeOf<'ai'> }) {
  const t = useTexts(texts);
  const store = useDraftStore();
  const module = useAiModule(step);
  const { branches, putBranches } = module;
  return (
    <AiForm module={module}>
      <Link
        to={aiModulePath(store.id, step.id)}
        className="inline-flex min-h-9 w-fit items-center font-medium text-primary-text hover:underline"
      >
        {t('ownPage')}
      </Link>
      {branches.map((branch, index) => (
        <BranchFields key={branch.id} module={module} branch={branch} place={[index]} />
      ))}
      {branches.length < 20 && (
        <AddButton onClick={() => putBranches([...branches, newBranch(branches)])}>
          {t('addBranch')}
        </AddButton>
      )}
    </AiForm>
  );
}

interface AiFormProps {
  module: AiModule;
  /** Below the panel's heading, or below a page's. */
  heading?: 'h3' | 'h2';
  children: ReactNode;
}

/** What an AI module decides, from what, among which branches (`children`), and who has the last word. */
export function AiForm({ module, heading: Heading = 'h3', children }: AiFormProps) {
  const t = useTexts(texts);
  const { id, settings, branches, put } = module;
  const { facts = [], fallback } = settings;
  return (
    <div className="grid gap-4">
      <DraftArea
        name="ai-prompt"
        label={t('prompt')}
        help={t('promptHelp')}
        needed={t('promptNeeded')}
        value={settings.prompt}
        maxLength={2_000}
        onEdit={(prompt) => put({ prompt }, `prompt:${id}`)}
      />
      <FactFields facts={facts} onChange={(next) => put({ facts: next })} />
      <div className="grid gap-3">
        <div>
          <Heading className="font-medium">{t('branches')}</Heading>
          <p className="text-14 text-ink-soft">{t('branchesHelp')}</p>
        </div>
        {children}
      </div>
      <SelectField
        label={t('fallback')}
        help={t('fallbackHelp')}
        value={fallback}
        onChange={(event) => put({ fallback: event.target.value })}
      >
        {branchPlaces(branches).map(({ id: branch, name }) => (
          <option key={branch} value={branch}>
            {name}
          </option>
        ))}
      </SelectField>
      <WhoDecides settings={settings} put={put} id={id} />
    </div>
  );
}
