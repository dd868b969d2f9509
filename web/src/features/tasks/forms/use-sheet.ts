import type { OpenTask } from '@regimen/contract/tasks.ts';
import { type Answer, type Answers, askedQuestions, type Question } from '@regimen/engine/questions.ts';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { answerTexts } from '../../../shared/answering/answer-texts.ts';
import { faultWords } from '../../../shared/answering/fault-words.ts';
import { sheetFaults } from '../../../shared/answering/sheet-faults.ts';
import { checkFields } from '../../../shell/attempt.ts';
import type { Attempt } from '../../../shell/use-attempt.ts';
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

export interface Sheet extends Pick<Attempt, 'formProps' | 'pending' | 'problem' | 'refusals'> {
  asked: readonly Question[];
  answers: Answers;
  errorOf: (question: Question) => string | undefined;
  answer: (question: string, answer: Answer | undefined) => void;
  at: string | null;
  goTo: (question: string) => void;
  /** Hands everything in; throws what stands in the way. */
  handIn: () => Promise<void>;
  /** Throws what is wrong with one question that is to be left. */
  check: (question: Question) => void;
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
  const { formProps, errorAt, clear, pending, problem, refusals, send } = hand;
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
  /** By question, in words. */
  const faults = (): Record<string, string> =>
    Object.fromEntries(
      sheetFaults(questions, answers).flatMap(({ question: id, fault }) => {
        const question = questions.find((each) => each.id === id);
        return question && fault !== 'not-asked' ? [[id, faultWords(question, fault, about)]] : [];
      }),
    );
  return {
    asked,
    answers,
    at: kept.at,
    forget,
    formProps,
    pending,
    problem,
    refusals,
    errorOf: ({ id }) => errorAt(id),
    goTo: (at) => setKept({ ...kept, answers, at }),
    answer: (id, answer) => {
      touched.current = true;
      const { [id]: _old, ...others } = answers;
      const next = answer === undefined ? others : { ...others, [id]: answer };
      // Whoever answers a question is at it, and stays there until they go on.
      setKept({ answers: next, at: id, unsent: true });
      clear(id);
    },
    check: ({ id }) => checkFields({ [id]: faults()[id] }),
    handIn: async () => {
      checkFields(faults());
      const ids = new Set(asked.map(({ id }) => id));
      const given = Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)));
      await send({ type: 'answers', answers: given });
    },
  };
}
