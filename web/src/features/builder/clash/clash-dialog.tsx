import type { Side } from '@regimen/engine/merge.ts';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { WarningIcon } from '../../../ui/shell-icons.tsx';
import type { DraftState } from '../draft/draft.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { ClashChoice } from './clash-choice.tsx';
import { clashView } from './sides.ts';
import { texts } from './texts.ts';

/** Others changed the same step: nothing is chosen for anybody. Put off, it waits in a bar at the foot of the page. */
export default function ClashDialog() {
  const { state } = useDraftStore();
  const now = useSyncExternalStore(state.subscribe, state.get, state.get);
  const [putOff, setPutOff] = useState(false);
  const { clashing } = now;
  // A new clash asks anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is what it depends on
  useEffect(() => setPutOff(false), [clashing]);
  if (!clashing) return null;
  return putOff ? (
    <Waiting onDecide={() => setPutOff(false)} />
  ) : (
    <Choosing key={clashing.remote.version} now={now} onLater={() => setPutOff(true)} />
  );
}

function Choosing({ now, onLater }: { now: DraftState; onLater: () => void }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const store = useDraftStore();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const views = useMemo(() => {
    const documents = {
      base: now.base.document,
      mine: now.document,
      theirs: now.clashing?.remote.document ?? now.base.document,
    };
    return (now.clashing?.clashes ?? []).map((clash) => clashView(clash, documents, locale));
  }, [now, locale]);
  const left = views.filter(({ key }) => !chosen[key]).length;
  const chooseAll = (side: Side) => setChosen(Object.fromEntries(views.map(({ key }) => [key, side])));
  const settle = () => {
    if (left > 0) return;
    // A choice can bring out a clash that was hidden behind it; it goes the way of the others if they agree.
    const sides = new Set(Object.values(chosen));
    const rest: Side = sides.size === 1 && sides.has('mine') ? 'mine' : 'theirs';
    store.settle((key) => chosen[key] ?? rest);
  };
  return (
    <Modal open onClose={onLater} title={t('title')} closeLabel={t('later')} width={800}>
      <p className="max-w-measure text-ink-soft">{t('lead', { n: views.length })}</p>
      {views.length > 1 && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button look="quiet" className="min-h-9 px-3" onClick={() => chooseAll('mine')}>
            {t('allMine')}
          </Button>
          <Button look="quiet" className="min-h-9 px-3" onClick={() => chooseAll('theirs')}>
            {t('allTheirs')}
          </Button>
        </div>
      )}
      <div className="mt-6 grid gap-8">
        {views.map((view) => (
          <ClashChoice
            key={view.key}
            view={view}
            chosen={chosen[view.key]}
            onChoose={(side) => setChosen({ ...chosen, [view.key]: side })}
          />
        ))}
      </div>
      <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-raised px-6 py-4">
        <p role="status" className="me-auto text-14 text-ink-soft">
          {left > 0 && t('leftToChoose', { n: left })}
        </p>
        <Button look="quiet" onClick={onLater}>
          {t('later')}
        </Button>
        <Button onClick={settle} disabled={left > 0}>
          {t('use')}
        </Button>
      </div>
    </Modal>
  );
}

function Waiting({ onDecide }: { onDecide: () => void }) {
  const t = useTexts(texts);
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-wide flex-wrap items-center gap-3 rounded-card border border-warning-line bg-raised p-4 shadow-float"
    >
      <WarningIcon className="shrink-0 text-warning-text" />
      <p className="min-w-0 flex-1 basis-60">{t('waiting')}</p>
      <Button className="min-h-9 px-4" onClick={onDecide}>
        {t('decide')}
      </Button>
    </div>
  );
}
