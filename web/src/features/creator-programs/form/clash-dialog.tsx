import { locales } from '@regimen/contract/language/languages.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { useSite } from '../../../shell/use-shell.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { pagePartTexts } from '../publish/page-part-texts.ts';
import { pagePartWords } from '../publish/page-part-words.ts';
import { formTexts } from './form-texts.ts';
import { type FormDraft, formOf } from './program-draft.ts';
import type { ProgramForm } from './use-program-form.ts';

/** Two tabs, or two people: nobody's words go without being asked for. */
export function ClashDialog({ form }: { form: ProgramForm }) {
  const t = useTexts(formTexts);
  const say = useTexts(pagePartTexts);
  const locale = useLocale();
  const { locales } = useSite();
  const { theirs, draft, settle } = form;
  if (!theirs) return null;
  const differing = partsThatDiffer(draft, formOf(theirs, locales));
  return (
    <Modal open title={t('clashTitle')} closeLabel={t('later')} onClose={() => settle(null)}>
      <div className="grid gap-4">
        <p className="text-ink-soft">{t('clashText')}</p>
        {differing.length > 0 && (
          <div>
            <p className="font-medium">{t('clashParts')}</p>
            <ul className="list-disc ps-5">
              {differing.map((part) => (
                <li key={`${part.part} ${part.locale}`}>{pagePartWords(part, say, locale)}</li>
              ))}
            </ul>
          </div>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={() => settle('theirs')}>
            {t('takeTheirs')}
          </Button>
          <Button onClick={() => settle('mine')}>{t('keepMine')}</Button>
        </div>
      </div>
    </Modal>
  );
}

function partsThatDiffer({ texts: mine, ...rest }: FormDraft, { texts: theirs, ...others }: FormDraft) {
  const languages = locales.flatMap((locale) => {
    const [is, was] = [mine[locale], theirs[locale]];
    if (!is || !was) return [];
    return (Object.keys(is) as (keyof typeof is)[])
      .filter((part) => !sameJson(is[part], was[part]))
      .map((part) => ({ part, locale }));
  });
  const fields = (Object.keys(rest) as (keyof typeof rest)[])
    .filter((part) => !sameJson(rest[part], others[part]))
    .map((part) => ({ part, locale: null }));
  return [...languages, ...fields];
}
