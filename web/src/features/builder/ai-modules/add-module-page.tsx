import { allows } from '@regimen/contract/permissions.ts';
import { stepName } from '@regimen/contract/protocol-words/names.ts';
import { EditError } from '@regimen/engine/edit-error.ts';
import type { AiFact } from '@regimen/engine/protocol.ts';
import { folded } from '@regimen/engine/steps/ai/read-decision.ts';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { checkFields } from '../../../shell/attempt.ts';
import { showFlash } from '../../../shell/flash.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { useAttempt } from '../../../shell/use-attempt.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { builderPage } from '../builder-data.ts';
import { useDraftStore, useProtocol } from '../draft/use-draft.ts';
import { BuilderPage } from '../items/builder-page.tsx';
import { useKeptForm } from '../items/use-kept-form.ts';
import { ViewOnly } from '../items/view-only.tsx';
import { FactFields } from '../steps/ai/fact-fields.tsx';
import { texts } from '../steps/ai/texts.ts';
import { addedModule, endOfFlow, type ModuleForm, stepsToFollow } from './add-module.ts';
import { aiModulePath } from './addresses.ts';
import { AiCrumbs, AiFrame } from './ai-frame.tsx';
import { aiModuleTexts } from './texts.ts';

const page = builderPage();
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function AddAiModulePage() {
  const t = useTexts(aiModuleTexts);
  const { draft } = useLoaderData<typeof clientLoader>();
  return (
    <AiFrame draft={draft}>
      {allows(draft.protocol.may, 'edit') ? (
        <NewModule />
      ) : (
        <BuilderPage title={t('add')} before={<AiCrumbs />}>
          <ViewOnly back={paths.builder(draft.protocol.id, 'modules')} />
        </BuilderPage>
      )}
    </AiFrame>
  );
}

const empty: ModuleForm = { name: '', prompt: '', facts: [], branches: ['', ''], after: '' };

function NewModule() {
  const t = useTexts(aiModuleTexts);
  const words = useTexts(texts);
  const locale = useLocale();
  const store = useDraftStore();
  const protocol = useProtocol();
  const navigate = useNavigate();
  const asked = useSearchParams()[0].get('after');
  const form = useKeptForm<ModuleForm>(`ai-module:${store.id}:new`, { value: empty, version: 0 });
  const { formProps, errorAt, clear } = useAttempt();
  const { name, prompt, facts, branches, after } = form.value;
  const steps = stepsToFollow(protocol);
  const isThere = (id: string | null) => steps.some((step) => step.id === id);
  const behind = [after, asked].find(isThere) ?? endOfFlow(protocol);
  const change = (part: Partial<ModuleForm>) => {
    form.change(part);
    clear(...Object.keys(part), ...branches.map((_, index) => `branches.${index}`));
  };
  const add = async () => {
    const filled = branches.filter((line) => line.trim() !== '');
    const firsts = branches.map((line) => branches.findIndex((other) => folded(other) === folded(line)));
    const twice = branches.flatMap((line, index) =>
      line.trim() !== '' && firsts[index] !== index ? [[`branches.${index}`, t('twice')]] : [],
    );
    checkFields({
      ...(name.trim() === '' && { name: t('nameNeeded') }),
      ...(prompt.trim() === '' && { prompt: words('promptNeeded') }),
      ...(filled.length < 2 && {
        [`branches.${branches.findIndex((line) => line.trim() === '')}`]: t('choicesNeeded'),
      }),
      ...Object.fromEntries(twice),
    });
    const done = addedModule(protocol, { ...form.value, after: behind ?? '' });
    try {
      store.edit(done?.edits ?? []);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      checkFields({ after: t('cannotAdd') });
    }
    if (!done?.select) return checkFields({ after: t('cannotAdd') });
    form.settle({ value: empty, version: 0 });
    showFlash({ tone: 'success', message: t('added') });
    navigate(aiModulePath(store.id, done.select));
  };
  return (
    <>
      <PageHead title={t('add')} />
      <BuilderPage title={t('add')} lead={t('addLead')} before={<AiCrumbs />}>
        <form {...formProps(add)} className="grid max-w-modal-500 gap-6">
          <TextField
            name="name"
            label={t('name')}
            error={errorAt('name')}
            maxLength={200}
            autoComplete="off"
            dir="auto"
            value={name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextArea
            name="prompt"
            label={words('prompt')}
            help={words('promptHelp')}
            error={errorAt('prompt')}
            maxLength={2_000}
            rows={3}
            dir="auto"
            value={prompt}
            onChange={(event) => change({ prompt: event.target.value })}
          />
          <FactFields facts={facts} onChange={(next: AiFact[]) => change({ facts: next })} />
          <LinesField
            name="branches"
            label={t('choices')}
            help={t('choicesHelp')}
            optional=""
            lines={branches}
            onChange={(lines) => change({ branches: lines })}
            errorAt={(index) => errorAt(`branches.${index}`)}
            most={20}
            maxLength={200}
            lineName={(n) => t('choice', { n })}
            removeName={(n) => t('removeChoice', { n })}
            addName={words('addBranch')}
          />
          {steps.length === 0 ? (
            <p className="text-ink-soft">{t('first')}</p>
          ) : (
            <SelectField
              name="after"
              label={t('after')}
              help={t('afterHelp')}
              error={errorAt('after')}
              value={behind ?? ''}
              onChange={(event) => change({ after: event.target.value })}
            >
              {steps.map((step) => (
                <option key={step.id} value={step.id}>
                  {stepName(step, locale)}
                </option>
              ))}
            </SelectField>
          )}
          <div>
            <Button type="submit">{t('addIt')}</Button>
          </div>
        </form>
      </BuilderPage>
    </>
  );
}
