import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { CircleDotIcon } from '../../../ui/icons.tsx';
import { AlertIcon, CheckIcon } from '../../../ui/shell-icons.tsx';
import { formTexts } from './form-texts.ts';
import type { ProgramForm } from './use-program-form.ts';

/** Always in reach at the lower edge: what stands unsaved, and the button. */
export function SaveBar({ form, mayEdit }: { form: ProgramForm; mayEdit: boolean }) {
  const t = useTexts(formTexts);
  const { isDirty, pending, problem, hasErrors } = form;
  const trouble = problem ?? (hasErrors ? t('someFields') : null);
  return (
    <div
      data-save-bar
      className="sticky bottom-(--tab-bar) z-20 -mx-4 mt-5 border-t border-line bg-surface px-4 py-3 md:mx-0 md:px-0"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-3 max-sm:[&_a]:px-3 max-sm:[&_a]:text-14">
        <div role="status" className={`min-w-0 flex-1 text-14 ${trouble ? 'max-sm:basis-full' : ''}`}>
          {trouble ? (
            <p className="flex items-start gap-1.5 text-danger-text">
              <AlertIcon size={16} className="mt-0.5 shrink-0" />
              {trouble}
            </p>
          ) : (
            <p className="flex items-center gap-1.5 text-ink-soft">
              {!isDirty && <CheckIcon size={16} className="text-success-text" />}
              {isDirty && <CircleDotIcon size={16} className="text-warning-text sm:hidden" />}
              <span className="max-sm:sr-only">{t(isDirty ? 'unsaved' : 'allSaved')}</span>
            </p>
          )}
        </div>
        <LinkButton to={paths.simulator(form.opened.card.id)} look="quiet">
          <span className="max-sm:hidden">{t('tryOut')}</span>
          <span className="sm:hidden">{t('tryOutShort')}</span>
        </LinkButton>
        <LinkButton to={paths.publishProgram(form.opened.card.id)} look="quiet">
          <span className="max-sm:hidden">{t('toPublishing')}</span>
          <span className="sm:hidden">{t('toPublishingShort')}</span>
        </LinkButton>
        {mayEdit && (
          <Button type="submit" pending={pending}>
            {t(pending ? 'saving' : 'save')}
          </Button>
        )}
      </div>
    </div>
  );
}
