import { question as readQuestion } from '@regimen/engine/parse/question.ts';
import type { Fault } from '@regimen/engine/parse/shape.ts';
import type { Question } from '@regimen/engine/questions.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { faultsInWords, saidInWords } from '../../../shared/protocol-words/fault-words.ts';
import { checkFields } from '../../../shell/attempt.ts';
import { showFlash } from '../../../shell/flash.ts';
import { useAttempt } from '../../../shell/use-attempt.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { useKeptForm } from '../items/use-kept-form.ts';
import { listTexts } from './list-texts.ts';
import { addQuestion, replaceQuestion } from './question-changes.ts';
import type { Assessment, AssessmentChange } from './use-assessment.ts';

interface Options {
  assessment: Assessment;
  question: Question;
  isNew: boolean;
  onNext: ((saved: Question) => void) | undefined;
}

type Then = 'leave' | 'next';

/** One question of an assessment: saved by itself, on top of whatever others did with the other ones. */
export function useQuestionForm({ assessment, question, isNew, onNext }: Options) {
  const t = useTexts(listTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const store = useDraftStore();
  const { opened, save: saveChange } = assessment;
  const name = `question:${store.id}:${opened.id}:${isNew ? 'new' : question.id}`;
  const kept = useKeptForm<Question>(name, { value: question, version: isNew ? 0 : opened.version });
  const [theirs, setTheirs] = useState<Question | null>(null);
  /** Where it is in the assessment that was sent last: the server names it by that. */
  const place = useRef('');
  const { clear, run, formProps, pending, problem, hasErrors, errorAt } = useAttempt({
    pathOf: (path) => (path.startsWith(place.current) ? path.slice(place.current.length) : path),
    wordsOf: (words) => saidInWords(words, locale),
  });

  const done = (saved: Question, version: number, then: Then) => {
    kept.settle({ value: saved, version });
    showFlash({ tone: 'success', message: t('saved') });
    if (then === 'next') return onNext?.(saved);
    navigate(paths.builder(store.id, 'assessment', opened.id, 'questions'));
  };
  const save = async (value: Question, base: Question, then: Then): Promise<void> => {
    const faults: Fault[] = [];
    readQuestion(value, '', faults);
    checkFields(faultsInWords(faults, locale));
    const change = isNew ? addQuestion(value) : replaceQuestion(base, value);
    const placed: AssessmentChange = (item) => {
      const next = change(item);
      place.current = `item.questions[${next?.questions.findIndex(({ id }) => id === value.id)}].`;
      return next;
    };
    const result = await saveChange(placed);
    if ('saved' in result) return done(value, isNew ? 0 : result.saved.version, then);
    const other = result.theirs.item.questions.find(({ id }) => id === value.id);
    checkFields({ question: !other && t('gone') });
    if (other) setTheirs(other);
  };
  return {
    ...kept,
    opened,
    saveChange,
    errorAt,
    hasErrors,
    problem,
    pending,
    theirs,
    set: (value: Question) => {
      clear();
      kept.set(value);
    },
    choose: (merged: Question | null) => {
      const base = theirs;
      setTheirs(null);
      if (!merged || !base) return;
      kept.set(merged);
      run(() => save(merged, base, 'leave'));
    },
    saveAndNext: () => run(() => save(kept.value, kept.base.value, 'next')),
    props: formProps(() => save(kept.value, kept.base.value, 'leave')),
  };
}
