import type { OpenTask } from '@regimen/contract/tasks.ts';
import { type Answer, type Answers, askedQuestions, type Question } from '@regimen/engine/questions.ts';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { answerTexts } from '../../../shared/answering/answer-texts.ts';
import { faultWords } from '../../../shared/answering/fault-words.ts';
import { sheetFaults } from '../../../shared/answering/sheet-faults.ts';
import { useTaskDraft } from '../task-draft.ts';
import type { HandIn } from '../use-hand-in.ts';
import { useFormStorage } from './form-storage.ts';

interface Kept {
  answers: Answers;
  /** The question that was being looked at. */
  at: string | null;
  /** Not with the server yet, so this copy is the newer one. */
  unsent: boolean;
}

export interface Sheet {
  asked: readonly Question[];
  answers: Answers;
  errorOf: (question: Question) => string | undefined;
  answer: (question: string, answer: Answer | undefined) => void;
  at: string | null;
  goTo: (question: string) => void;
  /** Hands everything in; the first question that stands in the way, if one does. */
  handIn: () => Promise<string | undefined>;
  /** Whether one question may be left. Says what is wrong when not. */
  check: (question: Question) => boolean;
  forget: () => void;
}

const saveAfterMs = 1_200;

/** Answers on their way: kept on this device at once and on the server soon, judged by the engine's own rules. */
export function useSheet(task: OpenTask, questions: readonly Question[], hand: HandIn): Sheet {
  const about = useTexts(answerTexts);
  const keeping = useFormStorage();
  const fromServer = (task.begun ?? {}) as Answers;
  const [kept, setKept, forget] = useTaskDraft<Kept>(task.id, {
    answers: fromServer,
    at: null,
    unsent: false,
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const touched = useRef(false);
  // Answered on another device in the meantime: then the server's are the newer ones.
  const answers = kept.unsent || touched.current ? kept.answers : { ...kept.answers, ...fromServer };
  const latest = useRef(kept);
  latest.current = kept;

  useEffect(() => {
    if (!kept.unsent) return;
    const timer = setTimeout(() => {
      const sent = latest.current.answers;
      keeping.begun(task.id, sent).then(
        () => {
          if (latest.current.answers === sent) setKept({ ...latest.current, unsent: false });
        },
        () => undefined,
      );
    }, saveAfterMs);
    return () => clearTimeout(timer);
  }, [kept, task.id, setKept, keeping]);

  const asked = askedQuestions(questions, answers);
  const faultsOf = (sheet: Answers) =>
    sheetFaults(questions, sheet).filter(({ fault }) => fault !== 'not-asked');
  const wordsFor = (id: string, fault: Parameters<typeof faultWords>[1]) => {
    const question = questions.find((each) => each.id === id);
    return question ? faultWords(question, fault, about) : '';
  };
  const without = (id: string) => {
    const { [id]: _gone, ...others } = errors;
    setErrors(others);
  };
  return {
    asked,
    answers,
    at: kept.at,
    forget,
    errorOf: ({ id }) => errors[id] ?? hand.errors[id],
    goTo: (at) => setKept({ ...kept, answers, at }),
    answer: (id, answer) => {
      touched.current = true;
      const { [id]: _old, ...others } = answers;
      const next = answer === undefined ? others : { ...others, [id]: answer };
      // Whoever answers a question is at it, and stays there until they go on.
      setKept({ answers: next, at: id, unsent: true });
      without(id);
    },
    check: ({ id }) => {
      const found = faultsOf(answers).find(({ question }) => question === id);
      if (found) setErrors({ ...errors, [id]: wordsFor(id, found.fault) });
      else without(id);
      return !found;
    },
    handIn: async () => {
      const faults = faultsOf(answers);
      setErrors(
        Object.fromEntries(faults.map(({ question, fault }) => [question, wordsFor(question, fault)])),
      );
      if (faults[0]) return faults[0].question;
      const ids = new Set(asked.map(({ id }) => id));
      const given = Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)));
      await hand.handIn({ type: 'answers', answers: given });
      return undefined;
    },
  };
}
