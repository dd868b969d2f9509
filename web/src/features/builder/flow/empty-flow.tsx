import { typeTexts } from '@regimen/contract/protocol-words/type-texts.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { StepIcon } from '../../../shared/steps/step-icon.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useMay } from '../draft/use-card.ts';
import { FIRST_STEPS } from '../steps/new-step.ts';
import { typeHelpTexts } from '../steps/type-help-texts.ts';
import { useFlow } from './flow-context.ts';
import { texts } from './texts.ts';

/** Nothing yet: what people begin with most, in sight, and everything else behind one button. */
export function EmptyFlow() {
  const t = useTexts(texts);
  const names = useTexts(typeTexts);
  const help = useTexts(typeHelpTexts);
  const flow = useFlow();
  const mayEdit = useMay('edit');
  return (
    <div className="relative grid h-full place-items-center overflow-y-auto bg-sunken p-6">
      <div className="grid w-full max-w-page gap-6">
        <EmptyState title={t('emptyTitle')} help={t(mayEdit ? 'emptyHelp' : 'emptyToRead')} />
        {mayEdit && (
          <ul className="mx-auto grid w-full max-w-modal-800 gap-3 sm:grid-cols-2">
            {FIRST_STEPS.map((type) => (
              <li key={type}>
                <button
                  type="button"
                  className="flex min-h-16 w-full items-center gap-3 rounded-card border border-line bg-raised p-3 text-start hover:border-primary-line"
                  onClick={() => {
                    // What was pressed is gone with the first step: one goes on in its fields.
                    const { selected } = flow.add(null, type) ? flow.view.get() : { selected: null };
                    if (selected !== null) flow.inspect(selected);
                  }}
                >
                  <StepIcon type={type} />
                  <span className="grid leading-heading">
                    <span className="font-semibold">{names(type)}</span>
                    <span className="text-14 text-ink-soft">{help(type)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
