import type { AiBranch } from '@regimen/engine/protocol.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { moved } from '../../../shared/questions/question-shape.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { MoveButtons } from '../../../ui/move-buttons.tsx';
import { useMay } from '../draft/use-card.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { deepest } from '../steps/ai/branch-fields.tsx';
import type { BranchPlace } from '../steps/ai/change-branches.ts';
import type { AiModule } from '../steps/ai/use-ai-module.ts';
import { addBranchPath, branchPath } from './addresses.ts';
import { aiModuleTexts } from './texts.ts';

interface BranchListProps {
  module: AiModule;
  /** The branch in which they lie; empty for those of the module. */
  place: BranchPlace;
  branches: readonly AiBranch[];
}

const most = 20;

/** Branches in the order in which the rule asks them; each opens on a page of its own. */
export function BranchList({ module, place, branches }: BranchListProps) {
  const t = useTexts(aiModuleTexts);
  const { id } = useDraftStore();
  const mayEdit = useMay('edit');
  const [said, setSaid] = useState('');
  const put = (next: AiBranch[]) =>
    place.length === 0
      ? module.putBranches(next)
      : module.change(place, (outer) => ({ ...outer, branches: next }));
  const move = (from: number, to: number) => {
    setSaid(t('movedTo', { name: branches[from]?.name ?? '', n: to + 1, of: branches.length }));
    put(moved(branches, from, to));
  };
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {said}
      </p>
      {branches.length > 0 && (
        <ol className="grid gap-2">
          {branches.map((branch, index) => (
            <li
              key={branch.id}
              className="relative flex items-center gap-2 rounded-card border border-line bg-raised py-1.5 ps-4 pe-1 hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-primary-line"
            >
              <span className="w-5 shrink-0 text-14 text-ink-faint tabular-nums">{index + 1}</span>
              <div className="min-w-0 flex-1 py-1">
                <Link
                  to={branchPath(id, module.id, [...place, index])}
                  className="font-medium outline-none after:absolute after:inset-0 after:content-['']"
                >
                  <bdi>{branch.name}</bdi>
                </Link>
                <BranchLine branch={branch} isFallback={module.settings.fallback === branch.id} />
              </div>
              {mayEdit && branches.length > 1 && (
                <MoveButtons
                  index={index}
                  count={branches.length}
                  up={t('up', { name: branch.name })}
                  down={t('down', { name: branch.name })}
                  onMove={move}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {mayEdit && branches.length < most && place.length < deepest && (
        <div>
          <LinkButton look="quiet" to={addBranchPath(id, module.id, place, branches.length)}>
            <PlusIcon />
            {t(place.length === 0 ? 'addBranch' : 'addInner')}
          </LinkButton>
        </div>
      )}
    </div>
  );
}

/** Who belongs there, or the first example; and what else is to be known at a glance. */
function BranchLine({ branch, isFallback }: { branch: AiBranch; isFallback: boolean }) {
  const t = useTexts(aiModuleTexts);
  const { description, examples = [], branches: inner = [] } = branch;
  const words = description || examples[0];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-soft">
      {words && (
        <span className="line-clamp-2" dir="auto">
          {words}
        </span>
      )}
      {inner.length > 0 && <span>{t('hasInner', { n: inner.length })}</span>}
      {isFallback && <Badge>{t('isFallback')}</Badge>}
    </div>
  );
}
