import type { DraftText } from '@regimen/contract/programs.ts';
import { translationLanguages } from '@regimen/contract/translation-choices.ts';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { useAction } from '../../../shell/use-action.ts';
import { useSite } from '../../../shell/use-shell.ts';
import { Button } from '../../../ui/button.tsx';
import { GlobeIcon } from '../../../ui/shell-icons.tsx';
import { filledFrom, lacking } from './filled-from.ts';
import { languageIn } from './language-names.ts';
import { cleaned, emptyText, isBegun } from './program-draft.ts';
import { translationTexts } from './translation-texts.ts';
import type { ProgramForm } from './use-program-form.ts';

/** Drafts what this language still lacks from another one that has it. Nothing is saved before the form is. */
export function DraftTranslation({ form }: { form: ProgramForm }) {
  const t = useTexts(translationTexts);
  const locale = useLocale();
  const { locales } = useSite();
  const { draft, language } = form;
  const [said, setSaid] = useState<string | null>(null);
  const text = draft.texts[language] ?? emptyText;
  const from = locales.find((each) => each !== language && isBegun(draft.texts[each]));
  const to = translationLanguages.find((each) => each === language);
  const source = from && cleaned(draft).texts[from];
  const lacks = source ? lacking(text, source) : null;
  const [ask, asking] = useAction(async (words: DraftText) => {
    if (!to) return;
    const params = { id: form.opened.card.id };
    const came = await api('POST programs/{id}/translation', { params, body: { to, text: words } });
    form.changeText(language, filledFrom(text, came.text));
    const why = came.drafted === 0 ? (came.why ?? 'refused') : null;
    setSaid(why ? t(why) : came.left > 0 ? t('part', { n: came.left }) : t('all'));
  });
  if (!from || !to || (!lacks && said === null)) return null;
  return (
    <div className="grid justify-items-start gap-1">
      {lacks && (
        <Button look="quiet" pending={asking} onClick={() => ask(lacks)}>
          <GlobeIcon />
          {asking ? t('asking') : t('draft', { language: languageIn(from, locale) })}
        </Button>
      )}
      <p role="status" className="text-14 text-ink-soft">
        {said ?? t('help')}
      </p>
    </div>
  );
}
