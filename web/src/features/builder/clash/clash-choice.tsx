import type { Side } from '@regimen/engine/merge.ts';
import { useId } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Part } from '../../../shared/protocol-words/part.ts';
import type { ClashView } from './sides.ts';
import { texts } from './texts.ts';

interface ClashChoiceProps {
  view: ClashView;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

/** One place that both changed: the two beside each other, one of them to be chosen. */
export function ClashChoice({ view, chosen, onChoose }: ClashChoiceProps) {
  const t = useTexts(texts);
  const name = useId();
  const same = [...view.sides.mine.parts].filter(
    ({ key, words }) => !view.differing.has(key) && words !== '',
  );
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-3 text-16 font-semibold">
        <bdi>{view.name}</bdi> <span className="font-normal text-ink-soft">{`· ${view.kind}`}</span>
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <SideCard view={view} side="mine" group={name} chosen={chosen} onChoose={onChoose} />
        <SideCard view={view} side="theirs" group={name} chosen={chosen} onChoose={onChoose} />
      </div>
      {same.length > 0 && view.sides.theirs.parts.length > 0 && (
        <details className="text-14 text-ink-soft">
          <summary className="min-h-6">{t('same', { n: same.length })}</summary>
          <Parts parts={same} />
        </details>
      )}
    </fieldset>
  );
}

function SideCard({ view, side, group, chosen, onChoose }: ClashChoiceProps & { side: Side; group: string }) {
  const t = useTexts(texts);
  const { deed, parts } = view.sides[side];
  const id = `${group}-${side}`;
  const shown = parts.filter(({ key }) => view.differing.has(key));
  return (
    <div
      className={`relative grid content-start gap-2 rounded-card border p-4 transition-colors duration-120 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-line ${
        chosen === side ? 'border-primary-line bg-primary-soft' : 'border-line hover:border-line-strong'
      }`}
    >
      <label htmlFor={id} className="flex items-center gap-2.5 font-semibold after:absolute after:inset-0">
        <input
          id={id}
          type="radio"
          name={group}
          checked={chosen === side}
          onChange={() => onChoose(side)}
          aria-describedby={`${id}-parts`}
          className="size-4.5 accent-primary-strong outline-none"
        />
        {t(side)}
        {deed !== 'changed' && <span className="font-normal text-ink-soft">{`· ${t(deed)}`}</span>}
      </label>
      <div id={`${id}-parts`} className="text-14">
        {deed !== 'deleted' && shown.length === 0 && <p className="text-ink-soft">{t('details')}</p>}
        <Parts parts={shown} marked={chosen !== side} />
      </div>
    </div>
  );
}

function Parts({ parts, marked = false }: { parts: readonly Part[]; marked?: boolean }) {
  const t = useTexts(texts);
  return (
    <dl className="grid gap-2">
      {parts.map(({ key, label, words }) => (
        <div key={key}>
          <dt className="text-12 text-ink-soft first-letter:uppercase">{label}</dt>
          <dd
            className={`wrap-anywhere whitespace-pre-wrap ${marked ? 'w-fit rounded-sm bg-warning-soft px-1 -mx-1' : ''}`}
          >
            <bdi>{words || t('nothing')}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
