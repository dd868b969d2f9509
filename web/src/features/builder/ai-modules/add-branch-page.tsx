import { allows } from '@regimen/contract/permissions.ts';
import type { AiBranch } from '@regimen/engine/protocol.ts';
import { everyBranch } from '@regimen/engine/steps/ai/branch-path.ts';
import { folded } from '@regimen/engine/steps/ai/read-decision.ts';
import { useLoaderData, useNavigate, useParams, useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { checkFields } from '../../../shell/attempt.ts';
import { showFlash } from '../../../shell/flash.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { useAttempt } from '../../../shell/use-attempt.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { builderPage } from '../builder-data.ts';
import { openDocument, useProtocol } from '../draft/use-draft.ts';
import { BuilderPage } from '../items/builder-page.tsx';
import { useKeptForm } from '../items/use-kept-form.ts';
import { ViewOnly } from '../items/view-only.tsx';
import { deepest, linesOf, withoutNothing } from '../steps/ai/branch-fields.tsx';
import { type BranchPlace, newBranch } from '../steps/ai/change-branches.ts';
import { texts } from '../steps/ai/texts.ts';
import { useAiModule } from '../steps/ai/use-ai-module.ts';
import { branchPath } from './addresses.ts';
import { AiCrumbs, AiFrame, Gone } from './ai-frame.tsx';
import { type AiStep, aiModuleOf, foundAt } from './find-module.ts';
import { aiModuleTexts } from './texts.ts';

const page = builderPage(undefined, undefined, (saved, { params, url }) => {
  if (!/^\d{1,2}$/.test(params.index ?? '')) return false;
  return [saved, openDocument(params.protocol ?? '')].some(
    (document) => document && foundAt(document, params.hierarchy ?? '', url.searchParams.get('step')),
  );
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function AddBranchPage() {
  const t = useTexts(aiModuleTexts);
  const { draft } = useLoaderData<typeof clientLoader>();
  const { hierarchy = '', index = '' } = useParams();
  const step = useSearchParams()[0].get('step');
  return (
    <AiFrame draft={draft}>
      {allows(draft.protocol.may, 'edit') ? (
        <InPlace key={`${step} ${hierarchy}`} word={hierarchy} stepId={step} index={Number(index)} />
      ) : (
        <BuilderPage title={t('addBranch')}>
          <ViewOnly back={branchPath(draft.protocol.id, step ?? '', [])} />
        </BuilderPage>
      )}
    </AiFrame>
  );
}

function InPlace({ word, stepId, index }: { word: string; stepId: string | null; index: number }) {
  const protocol = useProtocol();
  const found = foundAt(protocol, word, stepId);
  if (!found)
    return <Gone what="goneBranch" step={stepId === null ? undefined : aiModuleOf(protocol, stepId)} />;
  return <NewBranch step={found.step} place={found.place} outer={found.branch} index={index} />;
}

interface NewBranchProps {
  step: AiStep;
  place: BranchPlace;
  /** The branch in which the new one lies; none where it is the module's own. */
  outer: AiBranch | undefined;
  index: number;
}

const nothing = { name: '', description: '', examples: '' };

function NewBranch({ step, place, outer, index }: NewBranchProps) {
  const t = useTexts(aiModuleTexts);
  const words = useTexts(texts);
  const navigate = useNavigate();
  const { protocol = '' } = useParams();
  const module = useAiModule(step);
  const form = useKeptForm(`branch:${protocol}:${step.id}:${place.join('.')}`, {
    value: nothing,
    version: 0,
  });
  const { formProps, errorAt, clear } = useAttempt();
  const siblings = (outer ? outer.branches : module.branches) ?? [];
  const title = t('addBranchTitle', { name: outer?.name ?? step.data.name });
  const head = {
    title,
    before: <AiCrumbs step={step} place={place} />,
  };
  const change = (part: Partial<typeof nothing>) => {
    form.change(part);
    clear(...Object.keys(part));
  };
  const isTaken = (name: string) =>
    everyBranch(module.branches).some((one) => [folded(one.id), folded(one.name)].includes(folded(name)));
  const add = async () => {
    const { name, description, examples } = form.value;
    const twice = name.trim() !== '' && isTaken(name);
    checkFields({
      ...(name.trim() === '' && { name: words('branchNameNeeded') }),
      ...(twice && { name: t('twice') }),
    });
    const branch = withoutNothing({
      ...newBranch(module.branches),
      name: name.trim(),
      description: description.trim(),
      examples: linesOf(examples),
    });
    const next = siblings.toSpliced(Math.min(index, siblings.length), 0, branch);
    if (outer) module.change(place, (before) => ({ ...before, branches: next }));
    else module.putBranches(next);
    form.settle({ value: nothing, version: 0 });
    showFlash({ tone: 'success', message: t('addedBranch') });
    navigate(branchPath(protocol, step.id, place));
  };
  const blocked = siblings.length >= 20 ? t('full') : place.length >= deepest ? t('deep') : null;
  return (
    <>
      <PageHead title={title} />
      <BuilderPage {...head}>
        {blocked === null ? (
          <form {...formProps(add)} className="grid max-w-modal-500 gap-5">
            <TextField
              name="name"
              label={words('branchName')}
              error={errorAt('name')}
              maxLength={200}
              autoComplete="off"
              dir="auto"
              value={form.value.name}
              onChange={(event) => change({ name: event.target.value })}
            />
            <TextArea
              name="description"
              label={words('branchDescription')}
              optional={words('optional')}
              maxLength={2_000}
              rows={2}
              dir="auto"
              value={form.value.description}
              onChange={(event) => change({ description: event.target.value })}
            />
            <TextArea
              name="examples"
              label={words('examples')}
              optional={words('optional')}
              maxLength={4_000}
              rows={3}
              dir="auto"
              value={form.value.examples}
              onChange={(event) => change({ examples: event.target.value })}
            />
            <div>
              <Button type="submit">{t('addBranch')}</Button>
            </div>
          </form>
        ) : (
          <EmptyState title={t('addBranch')} help={blocked} />
        )}
      </BuilderPage>
    </>
  );
}
