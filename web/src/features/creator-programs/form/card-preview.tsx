import { durationIn, minutesADay } from '@regimen/contract/language/durations.ts';
import { directionOf } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { programCategoryLabel } from '@regimen/contract/program-categories.ts';
import { signLabel } from '@regimen/contract/signs.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { ClockIcon } from '../../../ui/icons.tsx';
import { ProgramCover } from '../../../ui/program-cover.tsx';
import { previewTexts } from './preview-texts.ts';
import { emptyText } from './program-draft.ts';
import type { ProgramForm } from './use-program-form.ts';

/** The program as a card of the catalog, in the language that is being written. It follows every key. */
export function CardPreview({ form }: { form: ProgramForm }) {
  const t = useTexts(previewTexts);
  const locale = useLocale();
  const { draft, language } = form;
  const text = draft.texts[language] ?? emptyText;
  const say = translator(previewTexts, language);
  return (
    <aside aria-label={t('title')} className="grid gap-2">
      <p className="text-14 font-medium text-ink-soft">{t('title')}</p>
      <div
        lang={language}
        dir={directionOf(language)}
        className="overflow-hidden rounded-card border border-line bg-raised"
      >
        <ProgramCover cover={draft.cover} category={draft.category} id={form.opened.card.id} />
        <div className="grid gap-2 p-4">
          <p className="text-12 font-medium text-ink-faint">
            {programCategoryLabel(draft.category, language)}
          </p>
          <p className="text-18 leading-heading font-semibold wrap-anywhere">
            {text.title || <span className="text-ink-faint">{say('noTitle')}</span>}
          </p>
          <p className="line-clamp-3 text-14 text-ink-soft wrap-anywhere">
            {text.summary || <span className="text-ink-faint">{say('noSummary')}</span>}
          </p>
          <p className="flex items-center gap-1.5 text-14 text-ink-soft">
            <ClockIcon size={15} />
            {`${minutesADay(draft.minutesADay ?? 0, locale)} · ${durationIn('week', draft.weeks ?? 0, locale)}`}
          </p>
          {draft.signs.length > 0 && (
            <p className="line-clamp-2 text-14 text-ink-faint">
              {draft.signs.map((sign) => signLabel(sign, language)).join(' · ')}
            </p>
          )}
        </div>
      </div>
    </aside>
  );
}
