import type { Proposal } from '@regimen/contract/wizard.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useProtocol } from '../draft/use-draft.ts';
import { hintsOf } from './examples.ts';
import { texts } from './texts.ts';

interface WishHintProps {
  proposal: Proposal;
  /** Puts a wish into the field. */
  onTry?: ((words: string) => void) | undefined;
}

/** To a wish that nobody understood: what can be asked instead, each in one press. */
export function WishHint({ proposal: { hint, near }, onTry }: WishHintProps) {
  const t = useTexts(texts);
  const protocol = useProtocol();
  const { words, examples } = hintsOf[hint ?? 'other'];
  const named =
    hint === 'add'
      ? near.map((name) => t('addIt', { name }))
      : hint === 'remove'
        ? namesIn(protocol).map((name) => t('removeIt', { name }))
        : [];
  const wishes = named.length > 0 ? named : examples.map((example) => t(example));
  return (
    <>
      <p>{t(words)}</p>
      {onTry ? (
        <ul className="flex flex-wrap gap-1.5">
          {wishes.map((wish) => (
            <li key={wish}>
              <ExampleButton words={wish} onTry={onTry} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-14 text-ink-soft">{wishes.join(' · ')}</p>
      )}
    </>
  );
}

export function ExampleButton({ words, onTry }: { words: string; onTry: (words: string) => void }) {
  const t = useTexts(texts);
  return (
    <button
      type="button"
      aria-label={t('tryIt', { words })}
      className="min-h-9 rounded-pill border border-line bg-raised px-3 text-start text-14 hover:border-primary-line hover:bg-primary-soft"
      onClick={() => onTry(words)}
    >
      {words}
    </button>
  );
}

const most = 4;

/** What comes again and again is what people want to be rid of first. */
function namesIn({ modules, nodes, items }: Protocol): string[] {
  const ids = [
    ...modules.map(({ selected_item }) => selected_item),
    ...nodes.flatMap(({ data }) => data.selectedItem ?? []),
  ];
  const names = ids.flatMap((id) => (id.startsWith('builtin-') ? (items[id]?.name ?? []) : []));
  return [...new Set(names)].slice(0, most);
}
