import type { Locale } from '@regimen/contract/language/languages.ts';
import { quoted, withCommas } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { nameOfStep } from '@regimen/contract/protocol-words/names.ts';
import type { WhatGoes } from '@regimen/engine/edit.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { useEffect, useId, useRef } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useFlow, useFromDraft, useView } from './flow-context.ts';
import { removeTexts } from './remove-texts.ts';

const named = 6;

/** What goes along with a step, in words; on the canvas it stands in red. Nothing has gone yet. */
export function RemovePreview({ onDone }: { onDone: () => void }) {
  const doomed = useView((view) => view.doomed);
  return doomed && <Asked key={doomed.nodeId} {...doomed} onDone={onDone} />;
}

interface AskedProps {
  nodeId: string;
  ids: readonly string[];
  goes: WhatGoes;
  onDone: () => void;
}

function Asked({ nodeId, ids, goes, onDone }: AskedProps) {
  const t = useTexts(removeTexts);
  const locale = useLocale();
  const flow = useFlow();
  const id = useId();
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus({ preventScroll: true }), []);
  useLetGoWhenElsewhere(flow.keepDoomed);
  const name = quoted(nameOfStep(flow.protocol(), nodeId, locale) ?? '', locale);
  const end = (act: () => unknown) => {
    act();
    onDone();
  };
  return (
    <div
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className="pop pointer-events-auto grid max-h-[60dvh] w-full max-w-modal-500 gap-3 overflow-y-auto rounded-card border border-danger-line bg-raised p-5 shadow-float"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        end(flow.keepDoomed);
      }}
    >
      <h2 id={`${id}-title`} className="text-18">
        {ids.length > 1 ? t('titleMany', { n: ids.length }) : t('title', { name })}
      </h2>
      <ul id={`${id}-text`} className="grid gap-1 text-14 text-ink-soft">
        {goesInWords(goes, ids, flow.protocol(), locale).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={() => end(flow.keepDoomed)}>
          {t('keep')}
        </Button>
        <button
          ref={confirm}
          type="button"
          className="inline-flex min-h-11 items-center justify-center rounded-control bg-danger-strong px-5 py-2 font-semibold text-danger-on hover:brightness-110"
          onClick={() => end(() => flow.removeDoomed())}
        >
          {t('confirm', { n: goes.removed.length })}
        </button>
      </div>
    </div>
  );
}

/** Whoever goes on to something else has not said yes: the question must not outlast what it was asked of. */
function useLetGoWhenElsewhere(letGo: () => void) {
  const selected = useView((view) => view.selected);
  const also = useView((view) => view.also);
  const shape = useFromDraft(({ nodes }) => nodes.map(({ id, parentId }) => `${id} ${parentId}`).join());
  const asked = useRef({ selected, also, shape });
  useEffect(() => {
    const was = asked.current;
    if (was.selected !== selected || was.also !== also || was.shape !== shape) letGo();
  }, [selected, also, shape, letGo]);
}

/** Each consequence in a line of its own. */
export function goesInWords(
  goes: WhatGoes,
  ids: readonly string[],
  protocol: Protocol,
  locale: Locale,
): string[] {
  const t = translator(removeTexts, locale);
  const name = (id: string) => quoted(nameOfStep(protocol, id, locale) ?? '', locale);
  const others = goes.removed.filter((id) => !ids.includes(id));
  const shown = others.slice(0, named).map(name);
  if (others.length > named) shown.push(t('more', { n: others.length - named }));
  const lines =
    others.length === 0
      ? [ids.length > 1 ? t('onlyThese') : t('onlyThis')]
      : [
          `${t('all', { n: goes.removed.length })} ${withCommas([...ids.slice(0, named).map(name), ...shown], locale)}`,
          t(ids.length > 1 ? 'whyMany' : 'why'),
        ];
  if (goes.movesUp !== null) lines.push(t('movesUp', { name: name(goes.movesUp) }));
  for (const id of goes.redirected)
    lines.push(
      goes.movesUp === null || goes.movesUp === id
        ? t('leftOpen', { name: name(id) })
        : t('redirected', { name: name(id), to: name(goes.movesUp) }),
    );
  for (const id of new Set(goes.loses.map(({ node }) => node))) lines.push(t('loses', { name: name(id) }));
  return lines;
}
