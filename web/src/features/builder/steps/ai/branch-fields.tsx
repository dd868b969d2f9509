import { ALWAYS } from '@regimen/engine/condition.ts';
import type { AiBranch } from '@regimen/engine/protocol.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { AddButton } from '../../../../ui/add-button.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { XIcon } from '../../../../ui/shell-icons.tsx';
import { ConditionEditor } from '../../conditions/condition-editor.tsx';
import { UndoEachChoice } from '../../draft/undo-each-choice.tsx';
import { DraftArea, DraftText } from '../../flow/inspector/draft-field.tsx';
import type { BranchPlace } from './change-branches.ts';
import { texts } from './texts.ts';
import type { AiModule } from './use-ai-module.ts';

interface BranchFieldsProps {
  module: AiModule;
  branch: AiBranch;
  place: BranchPlace;
}

/** Branches may lie inside each other so many deep. */
export const deepest = 5;

/** One branch: who belongs there, when the rule leads there, and the branches inside it. */
export function BranchFields(props: BranchFieldsProps) {
  const { module, branch, place } = props;
  const t = useTexts(texts);
  const { branches: inner = [] } = branch;
  const mayRemove = place.length > 1 || module.branches.length > 1;
  return (
    <fieldset className="grid gap-3 rounded-card border border-line p-3">
      <legend className="sr-only">{t('branch', { number: place.map((at) => at + 1).join('.') })}</legend>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <BranchName {...props} />
        </div>
        {mayRemove && (
          <IconButton
            label={t('removeBranch', { name: branch.name })}
            className="mt-7"
            onClick={() => module.change(place, () => null)}
          >
            <XIcon size={16} />
          </IconButton>
        )}
      </div>
      <BranchMeaning {...props} />
      {inner.length > 0 && (
        <>
          <InnerQuestion {...props} />
          {inner.map((below, index) => (
            <BranchFields key={below.id} {...props} branch={below} place={[...place, index]} />
          ))}
        </>
      )}
      {place.length < deepest && (
        <AddButton onClick={() => module.addInside(place)}>{t('addInner')}</AddButton>
      )}
    </fieldset>
  );
}

export function BranchName(props: BranchFieldsProps) {
  const t = useTexts(texts);
  const put = putterOf(props);
  return (
    <DraftText
      name={`branch-${props.place.join('.')}`}
      label={t('branchName')}
      needed={t('branchNameNeeded')}
      value={props.branch.name}
      maxLength={200}
      onEdit={(name) => put({ name }, 'name')}
    />
  );
}

/** Who belongs there, and when the rule leads there. */
export function BranchMeaning(props: BranchFieldsProps) {
  const t = useTexts(texts);
  const put = putterOf(props);
  const { module, branch, place } = props;
  const { branches: inner = [], when, description = '', examples = [] } = branch;
  const id = place.join('.');
  return (
    <>
      <DraftArea
        name={`branch-description-${id}`}
        label={t('branchDescription')}
        optional={t('optional')}
        value={description}
        maxLength={2_000}
        rows={2}
        onEdit={(words) => put({ description: words }, 'description')}
      />
      {inner.length === 0 && (
        <DraftArea
          name={`branch-examples-${id}`}
          label={t('examples')}
          value={examples.join('\n')}
          maxLength={4_000}
          rows={2}
          onEdit={(lines) => put({ examples: linesOf(lines) }, 'examples')}
        />
      )}
      <UndoEachChoice>
        <ConditionEditor
          label={t('rule')}
          about="rule"
          own={{ node: module.id }}
          value={when ?? ALWAYS}
          onChange={(rule) => put({ when: rule }, 'when')}
        />
      </UndoEachChoice>
    </>
  );
}

/** What is asked among the branches inside one. */
export function InnerQuestion(props: BranchFieldsProps) {
  const t = useTexts(texts);
  const put = putterOf(props);
  return (
    <DraftArea
      name={`branch-prompt-${props.place.join('.')}`}
      label={t('inner')}
      help={t('innerHelp')}
      optional={t('optional')}
      value={props.branch.prompt ?? ''}
      maxLength={2_000}
      rows={2}
      onEdit={(question) => put({ prompt: question }, 'prompt')}
    />
  );
}

const putterOf =
  ({ module, place }: BranchFieldsProps) =>
  (changed: Partial<AiBranch>, key: string) =>
    module.change(
      place,
      (before) => withoutNothing({ ...before, ...changed }),
      `branch:${key}:${place.join('.')}:${module.id}`,
    );

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.slice(0, 500))
    .slice(0, 20);

/** A rule that always holds is none; nor are empty words. */
export function withoutNothing(branch: AiBranch): AiBranch {
  const { when, description, examples, prompt, ...rest } = branch;
  return {
    ...rest,
    ...(description && { description }),
    ...(examples && examples.length > 0 && { examples }),
    ...(when && when.is !== 'always' && { when }),
    ...(prompt && { prompt }),
  };
}
