import { useEffect, useMemo, useRef } from 'react';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { showFlash } from '../../../shell/flash.ts';
import type { Spot } from './actions.ts';
import { clipOf, clipText, readClip } from './clip.ts';
import { useFlow } from './flow-context.ts';
import { selectionOf } from './flow-view.ts';
import { bringItems } from './paste-items.ts';
import { texts } from './texts.ts';

export interface BranchClipboard {
  /** The step, or all that is selected where it is one of them. */
  copy(id: string): void;
  cut(id: string): void;
  /** From the browser's clipboard, which may ask the person first. */
  paste(spot: Spot): void;
}

/** Branches as text on the clipboard. The keys of the browser work while the flow has the focus. */
export function useBranchClipboard(): BranchClipboard {
  const t = useTexts(texts);
  const flow = useFlow();
  /** For browsers that do not let a page read the clipboard. */
  const last = useRef('');
  const clipboard = useMemo(() => {
    const warn = (key: 'nothingToPaste' | 'pasteFailed') => showFlash({ tone: 'warning', message: t(key) });
    const take = (id: string, cut: boolean): string => {
      const ids = flow.taken(id);
      const clip = clipOf(flow.protocol(), ...ids);
      last.current = clipText(clip);
      if (cut) flow.cut(ids);
      else flow.letGoOfCut();
      const n = clip.nodes.length;
      const said = n > 1 ? t(cut ? 'wereCut' : 'copiedMany', { n }) : t(cut ? 'wasCut' : 'copied');
      const { size } = selectionOf(flow.view.get());
      showFlash({ tone: 'info', message: n > Math.max(1, size) ? `${said} ${t('withBelow')}` : said });
      return last.current;
    };
    const put = async (text: string, spot: Spot): Promise<void> => {
      const clip = readClip(text);
      if (!clip) return warn('nothingToPaste');
      try {
        flow.paste(await bringItems(flow.draft, api, clip), spot);
      } catch {
        warn('pasteFailed');
      }
    };
    const write = (text: string) => void navigator.clipboard?.writeText(text).catch(() => undefined);
    return {
      take,
      put,
      copy: (id: string) => write(take(id, false)),
      cut: (id: string) => write(take(id, true)),
      paste: (spot: Spot) => {
        const read = navigator.clipboard?.readText?.() ?? Promise.reject();
        void read.catch(() => last.current).then((text) => put(text, spot));
      },
    };
  }, [flow, t]);

  useEffect(() => {
    const spot = (): Spot => {
      const { selected } = flow.view.get();
      const first = flow.protocol().nodes[0];
      return first ? { below: selected ?? first.id } : null;
    };
    const onTake = (event: ClipboardEvent) => {
      const { selected } = flow.view.get();
      if (!isInFlow(event) || selected === null || !document.getSelection()?.isCollapsed) return;
      if (event.type === 'cut' && !flow.mayEdit()) return;
      event.clipboardData?.setData('text/plain', clipboard.take(selected, event.type === 'cut'));
      event.preventDefault();
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!isInFlow(event) || !flow.mayEdit()) return;
      event.preventDefault();
      void clipboard.put(event.clipboardData?.getData('text/plain') ?? '', spot());
    };
    document.addEventListener('copy', onTake);
    document.addEventListener('cut', onTake);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onTake);
      document.removeEventListener('cut', onTake);
      document.removeEventListener('paste', onPaste);
    };
  }, [flow, clipboard]);
  return clipboard;
}

/** Fields keep their own clipboard. */
const isInFlow = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-flow]') !== null && !target.closest('input, textarea');
