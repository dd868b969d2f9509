import type { OpenFollowUp } from '@regimen/contract/follow-ups.ts';
import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { FieldError, wrongGroup } from '../../ui/field-error.tsx';
import { formTexts } from './form-texts.ts';
import type { NextWords } from './next-steps.ts';

interface BranchChoiceProps {
  branches: OpenFollowUp['branches'];
  proposal: string | null;
  next: NextWords | undefined;
  value: string;
  onChange: (branch: string) => void;
  error?: string | undefined;
}

/** The ways of an AI module; those that hold others only name them. */
export function BranchChoice({ branches, proposal, next, value, onChange, error }: BranchChoiceProps) {
  const t = useTexts(formTexts);
  const name = useId();
  return (
    <fieldset className="grid gap-2" {...wrongGroup(`${name}-error`, error)}>
      <legend className="mb-2 font-medium">{t('branch')}</legend>
      {branches.map((branch, place) => (
        <div key={branch.id} style={{ paddingInlineStart: `${Math.min(branch.depth, 4) * 1.25}rem` }}>
          {branch.isLeaf ? (
            <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-card border border-line bg-raised px-3 py-2 hover:border-line-strong has-checked:border-primary-line has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-primary-line">
              <input
                type="radio"
                name={name}
                checked={value === branch.id}
                onChange={() => onChange(branch.id)}
                className="size-5 shrink-0 accent-primary-strong"
              />
              <span className="grid flex-1">
                <span className="font-medium">
                  <bdi>{branch.name}</bdi>
                </span>
                {branch.description && <span className="text-14 text-ink-soft">{branch.description}</span>}
                <Leads words={next?.({ outcome: 'success', branches: withOuter(branches, place) })} />
              </span>
              {branch.id === proposal && <Badge tone="primary">{t('proposed')}</Badge>}
            </label>
          ) : (
            <p className="pt-2 text-14 font-medium text-ink-soft">
              <bdi>{branch.name}</bdi>
            </p>
          )}
        </div>
      ))}
      <FieldError id={`${name}-error`} words={error} />
    </fieldset>
  );
}

const Leads = ({ words }: { words: string | null | undefined }) =>
  words ? <span className="text-14 text-ink-soft">{words}</span> : null;

/** A branch with all that hold it: a condition may name any of them. */
function withOuter(branches: OpenFollowUp['branches'], place: number): string[] {
  let depth = Infinity;
  return branches
    .slice(0, place + 1)
    .reverse()
    .filter((branch) => {
      if (branch.depth >= depth) return false;
      depth = branch.depth;
      return true;
    })
    .map(({ id }) => id);
}
