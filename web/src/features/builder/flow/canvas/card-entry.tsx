import { stepName } from '@regimen/contract/protocol-words/names.ts';
import type { FlowNode } from '@regimen/engine/protocol.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { entryChipClass } from '../../../../shared/flow/entry-chip.ts';
import { CARD_HEIGHT } from '../../../../shared/flow/layout.ts';
import { entryLabel } from '../../../../shared/steps/step-words.ts';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { useFlow, useFromDraft, useMayEditFlow, useView } from '../flow-context.ts';
import { texts } from '../texts.ts';
import { besideOf, plusClass } from './plus-button.ts';

/** The room above a card: when it is taken, and the plus on the line. A step can be dropped on it too. */
export function CardEntry({ step }: { step: FlowNode }) {
  const { id } = step;
  const t = useTexts(texts);
  const locale = useLocale();
  const flow = useFlow();
  const label = useFromDraft((protocol) => entryLabel(step, protocol, locale));
  const spot = `above:${id}`;
  const drop = useView(({ drag }) => {
    if (!drag?.takes.has(spot)) return null;
    return drag.over === spot ? 'over' : 'takes';
  });
  const mayEdit = useMayEditFlow();
  return (
    <div
      data-spot={spot}
      data-drop={drop ?? undefined}
      className={`step-entry absolute inset-x-0 top-0 flex items-end justify-center gap-1 pb-3 ${drop ? 'pointer-events-auto' : ''}`}
      style={{ bottom: CARD_HEIGHT }}
    >
      {label !== '' && (
        <button
          type="button"
          tabIndex={-1}
          title={label}
          className={`nopan pointer-events-auto hover:text-ink ${entryChipClass}`}
          onClick={() => flow.inspect(id)}
        >
          {label}
        </button>
      )}
      {drop === 'over' && (
        <span className="shrink-0 rounded-pill bg-primary-strong px-2.5 text-12 leading-5 font-medium text-primary-on">
          {t('putHere')}
        </span>
      )}
      {mayEdit && drop !== 'over' && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('addAbove', { name: stepName(step, locale) })}
          title={t('addAbove', { name: stepName(step, locale) })}
          className={`${plusClass} relative shrink-0`}
          onClick={(event) => flow.offerTypes({ above: id }, ...besideOf(event.currentTarget))}
        >
          <PlusIcon size={12} />
        </button>
      )}
    </div>
  );
}
