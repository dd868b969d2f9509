import { quoted } from '@regimen/contract/language/languages.ts';
import { nameOfStep } from '@regimen/contract/protocol-words/names.ts';
import { findNode } from '@regimen/engine/graph.ts';
import { useEffect, useId, useRef } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { canAdd } from './actions.ts';
import { useFlow, useView } from './flow-context.ts';
import type { FlowView } from './flow-view.ts';
import { texts } from './texts.ts';

/** Nobody would get to a step there: why, and what helps. */
export function BlockedQuestion({ onDone }: { onDone: () => void }) {
  const blocked = useView((view) => view.blocked);
  return blocked && <Asked key={blocked.nodeId} blocked={blocked} onDone={onDone} />;
}

const reasons = { ends: 'blockedEnds', jumps: 'blockedJumps', leaves: 'blockedLeaves' } as const;

function Asked({ blocked, onDone }: { blocked: NonNullable<FlowView['blocked']>; onDone: () => void }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const flow = useFlow();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>('button:last-of-type')?.focus(), []);
  const { nodeId, because, type } = blocked;
  const protocol = flow.protocol();
  const rule = findNode(protocol, nodeId)?.data.rules.jumpRule;
  const name = (step: string) => quoted(nameOfStep(protocol, step, locale) ?? '', locale);
  const to = rule?.targetSuccess ?? rule?.target;
  // An end cannot stand before another.
  const canMend = because === 'leaves' || type === null || canAdd(protocol, { above: nodeId }, type);
  const end = (mend: boolean) => {
    flow.endBlocked(mend);
    if (!mend || type !== null) onDone();
  };
  return (
    <div
      ref={root}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className="pop pointer-events-auto grid w-full max-w-modal-500 gap-3 rounded-card border border-line bg-raised p-5 shadow-float"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        end(false);
      }}
    >
      <h2 id={`${id}-title`} className="text-18">
        {t('blockedTitle', { name: name(nodeId) })}
      </h2>
      <p id={`${id}-text`} className="text-ink-soft">
        {because === 'jumps' && to === undefined
          ? t('blockedJumpsNowhere')
          : t(reasons[because], { to: name(to ?? '') })}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={() => end(false)}>
          {t('notNow')}
        </Button>
        {canMend && (
          <Button onClick={() => end(true)}>{t(because === 'leaves' ? 'mendLeaves' : 'mendBefore')}</Button>
        )}
      </div>
    </div>
  );
}
