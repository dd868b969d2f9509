import { ApiError } from '@regimen/contract/client.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import type { DraftText, OpenProgram } from '@regimen/contract/programs.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { showFlash } from '../../../shell/flash.ts';
import { type Attempt, useAttempt } from '../../../shell/use-attempt.ts';
import { useSite } from '../../../shell/use-shell.ts';
import { useTheirs } from '../../../shell/use-theirs.ts';
import { formTexts } from './form-texts.ts';
import { bodyOf, cleaned, emptyText, type FormDraft, formOf } from './program-draft.ts';

export interface ProgramForm extends Pick<Attempt, 'pending' | 'problem' | 'hasErrors' | 'errorAt'> {
  draft: FormDraft;
  /** The program as it was last saved. */
  opened: OpenProgram;
  isDirty: boolean;
  change: (part: Partial<FormDraft>) => void;
  changeText: (locale: Locale, part: Partial<DraftText>) => void;
  /** The language that is shown. */
  language: Locale;
  setLanguage: (locale: Locale) => void;
  props: ReturnType<Attempt['formProps']>;
  /** Saves what stands there; `true` once it is done. */
  saveNow: () => Promise<boolean>;
  /** Somebody saved it meanwhile: what they have made of it. */
  theirs: OpenProgram | null;
  settle: (whose: 'mine' | 'theirs' | null) => void;
  /** What is not part of the draft changed: the private link. */
  know: (opened: OpenProgram) => void;
}

/** What is typed, saving it, and what can get in the way of that. */
export function useProgramForm(loaded: OpenProgram): ProgramForm {
  const t = useTexts(formTexts);
  const site = useSite();
  const locale = useLocale();
  const [opened, know] = useState(loaded);
  const params = { id: opened.card.id };
  const saved = formOf(opened, site.locales);
  const [draft, setDraft] = useState(saved);
  const { clear, run, formProps, pending, problem, hasErrors, errorAt } = useAttempt({
    isElsewhere: (path) => path.startsWith('texts.'),
  });
  const { theirs, setTheirs, orTheirs } = useTheirs(() => api('GET programs/{id}', { params }));
  const [language, setLanguage] = useState<Locale>(
    site.locales.includes(locale) ? locale : (site.locales[0] ?? locale),
  );

  const send = async (base: string) => {
    const sent = cleaned(draft);
    setDraft(sent);
    const now = await api('PUT programs/{id}', { params, body: { ...bodyOf(sent), base } });
    know(now);
    // What was typed while it travelled stays.
    setDraft((latest) => (latest === sent ? formOf(now, site.locales) : latest));
  };
  const showFaulty = (error: unknown): never => {
    const paths =
      error instanceof ApiError && error.status === 422 ? Object.keys(error.reply.errors ?? {}) : [];
    const faulty = site.locales.filter((each) => paths.some((path) => path.startsWith(`texts.${each}`)));
    if (faulty[0] && !faulty.includes(language)) setLanguage(faulty[0]);
    throw error;
  };
  const save = async (base: string): Promise<boolean> => {
    const isSaved = await orTheirs(() => send(base)).catch(showFaulty);
    if (isSaved) showFlash({ tone: 'success', message: t('saved') });
    return isSaved;
  };
  const saveNow = async (): Promise<boolean> => {
    let isSaved = false;
    await run(async () => {
      isSaved = await save(opened.card.changedAt);
    });
    return isSaved;
  };

  return {
    draft,
    opened,
    isDirty: !sameJson(draft, saved),
    change: (part) => {
      clear(...Object.keys(part));
      setDraft((old) => ({ ...old, ...part }));
    },
    changeText: (of, part) => {
      clear(...Object.keys(part).map((key) => `texts.${of}.${key}`));
      setDraft((old) => ({
        ...old,
        texts: { ...old.texts, [of]: { ...emptyText, ...old.texts[of], ...part } },
      }));
    },
    errorAt,
    hasErrors,
    language,
    setLanguage,
    pending,
    problem,
    props: formProps(() => save(opened.card.changedAt)),
    saveNow,
    theirs,
    settle: (whose) => {
      setTheirs(null);
      if (!theirs || whose === null) return;
      know(theirs);
      if (whose === 'theirs') setDraft(formOf(theirs, site.locales));
      else run(() => save(theirs.card.changedAt));
    },
    know,
  };
}
