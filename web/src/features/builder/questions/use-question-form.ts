import { question as readQuestion } from '@regimen/engine/parse/question.ts';
import type { Fault } from '@regimen/engine/parse/shape.ts';
import type { Question } from '@regimen/engine/questions.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { faultWords } from '../../../shared/protocol-words/fault-words.ts';
import { showFlash } from '../../../shell/flash.ts';
import { keepMessage, useReaction } from '../../../shell/use-reaction.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { useKeptForm } from '../items/use-kept-form.ts';
import { listTexts } from './list-texts.ts';
import { addQuestion, replaceQuestion } from './question-changes.ts';
import type { Assessment } from './use-assessment.ts';

interface Options {
  assessment: Assessment;
  question: Question;
  isNew: boolean;
  onNext: ((saved: Question) => void) | undefined;
}

/** One question of an assessment: saved by itself, on top of whatever others did with the other ones. */
export function useQuestionForm({ assessment, question, isNew, onNext }: Options) {
  const t = useTexts(listTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const react = useReaction();
  const store = useDraftStore();
  const formRef = useRef<HTMLFormElement>(null);
  const { opened, save: saveChange } = assessment;
  const name = `question:${store.id}:${opened.id}:${isNew ? 'new' : question.id}`;
  const kept = useKeptForm<Question>(name, { value: question, version: isNew ? 0 : opened.version });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [theirs, setTheirs] = useState<Question | null>(null);

  const done = (saved: Question, version: number, then: 'leave' | 'next') => {
    kept.settle({ value: saved, version });
    showFlash({ tone: 'success', message: t('saved') });
    if (then === 'next') return onNext?.(saved);
    navigate(paths.builder(store.id, 'assessment', opened.id, 'questions'));
  };
  const send = async (value: Question, base: Question, then: 'leave' | 'next') => {
    const result = await saveChange(isNew ? addQuestion(value) : replaceQuestion(base, value));
    if ('saved' in result) return done(value, isNew ? 0 : result.saved.version, then);
    const other = result.theirs.item.questions.find(({ id }) => id === value.id);
    if (other) setTheirs(other);
    else setProblem(t('gone'));
  };
  const attempt = async (value: Question, base: Question, then: 'leave' | 'next'): Promise<void> => {
    const faults: Fault[] = [];
    readQuestion(value, '', faults);
    setErrors(Object.fromEntries(faults.map(({ path, message }) => [path, faultWords(message, locale)])));
    setProblem(null);
    if (faults.length > 0) {
      requestAnimationFrame(() =>
        formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    setPending(true);
    try {
      await send(value, base, then);
    } catch (error) {
      const reaction = react(error);
      if (reaction.kind === 'keep') setProblem(keepMessage(reaction, locale));
      if (reaction.kind === 'fields') setProblem(Object.values(reaction.errors).flat().join(' '));
    } finally {
      setPending(false);
    }
  };
  return {
    ...kept,
    opened,
    saveChange,
    formRef,
    errorAt: (path: string): string | undefined => errors[path],
    hasErrors: Object.keys(errors).length > 0,
    problem,
    pending,
    theirs,
    set: (value: Question) => {
      setErrors({});
      kept.set(value);
    },
    choose: (merged: Question | null) => {
      const base = theirs;
      setTheirs(null);
      if (!merged || !base) return;
      kept.set(merged);
      attempt(merged, base, 'leave');
    },
    save: (then: 'leave' | 'next') => {
      if (!pending) attempt(kept.value, kept.base.value, then);
    },
  };
}
