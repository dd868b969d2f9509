import { ApiError } from '@regimen/contract/client.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import type { DraftText, OpenProgram } from '@regimen/contract/programs.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../api.ts';
import { useLocale } from '../../../i18n/use-texts.ts';
import { keepMessage, useReaction } from '../../../shell/use-reaction.ts';
import { useSite } from '../../../shell/use-shell.ts';
import { bodyOf, cleaned, emptyText, type FormDraft, formOf } from './program-draft.ts';

export interface ProgramForm {
  draft: FormDraft;
  /** The program as it was last saved. */
  opened: OpenProgram;
  isDirty: boolean;
  change: (part: Partial<FormDraft>) => void;
  changeText: (locale: Locale, part: Partial<DraftText>) => void;
  errorAt: (path: string) => string | undefined;
  hasErrors: boolean;
  /** The language that is shown. */
  language: Locale;
  setLanguage: (locale: Locale) => void;
  pending: boolean;
  problem: string | null;
  save: () => Promise<boolean>;
  /** Somebody saved it meanwhile: what they have made of it. */
  theirs: OpenProgram | null;
  settle: (whose: 'mine' | 'theirs' | null) => void;
  /** What is not part of the draft changed: the private link. */
  know: (opened: OpenProgram) => void;
  formRef: React.RefObject<HTMLFormElement | null>;
}

/** What is typed, what is wrong with it, saving, and what can get in the way of that. */
export function useProgramForm(loaded: OpenProgram): ProgramForm {
  const site = useSite();
  const locale = useLocale();
  const react = useReaction();
  const formRef = useRef<HTMLFormElement>(null);
  const [opened, know] = useState(loaded);
  const saved = formOf(opened, site.locales);
  const [draft, setDraft] = useState(saved);
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [theirs, setTheirs] = useState<OpenProgram | null>(null);
  const [language, setLanguage] = useState<Locale>(
    site.locales.includes(locale) ? locale : (site.locales[0] ?? locale),
  );
  const moveFocus = useRef(false);

  useEffect(() => {
    if (!moveFocus.current || Object.keys(errors).length === 0) return;
    moveFocus.current = false;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const refused = async (error: unknown) => {
    if (error instanceof ApiError && error.status === 409)
      return setTheirs(await api('GET programs/{id}', { params: { id: opened.card.id } }));
    const reaction = react(error);
    if (reaction.kind === 'keep') setProblem(keepMessage(reaction, locale));
    if (reaction.kind !== 'fields') return;
    const fields = Object.keys(reaction.errors);
    const faulty = site.locales.filter((each) => fields.some((field) => field.startsWith(`texts.${each}`)));
    if (faulty[0] && !faulty.includes(language)) setLanguage(faulty[0]);
    moveFocus.current = true;
    setErrors(reaction.errors);
  };

  const send = async (base: string): Promise<boolean> => {
    const sent = cleaned(draft);
    setDraft(sent);
    setErrors({});
    setProblem(null);
    setPending(true);
    try {
      const params = { id: opened.card.id };
      const now = await api('PUT programs/{id}', { params, body: { ...bodyOf(sent), base } });
      know(now);
      // What was typed while it travelled stays.
      setDraft((latest) => (latest === sent ? formOf(now, site.locales) : latest));
      return true;
    } catch (error) {
      await refused(error).catch(react);
      return false;
    } finally {
      setPending(false);
    }
  };

  const clear = (prefixes: readonly string[]) =>
    setErrors((old) =>
      Object.fromEntries(
        Object.entries(old).filter(([path]) => !prefixes.some((prefix) => path.startsWith(prefix))),
      ),
    );

  return {
    draft,
    opened,
    isDirty: !sameJson(draft, saved),
    change: (part) => {
      clear(Object.keys(part));
      setDraft((old) => ({ ...old, ...part }));
    },
    changeText: (of, part) => {
      clear(Object.keys(part).map((key) => `texts.${of}.${key}`));
      setDraft((old) => ({
        ...old,
        texts: { ...old.texts, [of]: { ...emptyText, ...old.texts[of], ...part } },
      }));
    },
    errorAt: (path) => errors[path]?.[0],
    hasErrors: Object.keys(errors).length > 0,
    language,
    setLanguage,
    pending,
    problem,
    save: () => send(opened.card.changedAt),
    theirs,
    settle: (whose) => {
      setTheirs(null);
      if (!theirs || whose === null) return;
      know(theirs);
      if (whose === 'theirs') setDraft(formOf(theirs, site.locales));
      else void send(theirs.card.changedAt);
    },
    know,
    formRef,
  };
}
