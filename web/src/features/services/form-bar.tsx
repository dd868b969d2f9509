import { useTexts } from '../../i18n/use-texts.ts';
import type { Attempt } from '../../shell/use-attempt.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { AlertIcon } from '../../ui/shell-icons.tsx';
import { formTexts } from './form-texts.ts';

interface FormBarProps {
  attempt: Pick<Attempt, 'pending' | 'problem' | 'hasErrors'>;
  submit: string;
  cancelTo: string;
}

/** Always in reach at the lower edge of a long form: what went wrong, and the buttons. */
export function FormBar({ attempt: { pending, problem, hasErrors }, submit, cancelTo }: FormBarProps) {
  const t = useTexts(formTexts);
  const trouble = problem ?? (hasErrors ? t('someFields') : null);
  return (
    <div
      data-save-bar
      className="sticky bottom-(--tab-bar) z-20 -mx-4 border-t border-line bg-surface px-4 py-3 md:mx-0 md:px-0"
    >
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" pending={pending}>
          {submit}
        </Button>
        <LinkButton to={cancelTo} look="quiet">
          {t('cancel')}
        </LinkButton>
        <div role="alert" className="min-w-0 flex-1 max-sm:order-first max-sm:basis-full">
          {trouble && (
            <p className="flex items-start gap-1.5 text-14 text-danger-text">
              <AlertIcon size={16} className="mt-0.5 shrink-0" />
              {trouble}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
