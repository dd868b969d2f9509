import type { Question } from '@regimen/engine/questions.ts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { QuestionKindIcon } from '../../../shared/questions/kind-choice.tsx';
import { moved } from '../../../shared/questions/question-shape.ts';
import { GripIcon } from '../../../ui/icons.tsx';
import { MoveButtons } from '../../../ui/move-buttons.tsx';
import { useDraftStore, useProtocol } from '../draft/use-draft.ts';
import { listTexts } from './list-texts.ts';
import { questionLine } from './question-words.ts';
import { sheetTexts } from './sheet-texts.ts';
import type { OpenAssessment } from './use-assessment.ts';
import { useDragOrder } from './use-drag-order.ts';

interface QuestionListProps {
  opened: OpenAssessment;
  questions: readonly Question[];
  onOrder: (questions: Question[]) => void;
}

/** The questions in their order; by drag, or by buttons that say where a question has gone. */
export function QuestionList({ opened, questions, onOrder }: QuestionListProps) {
  const t = useTexts(listTexts);
  const sheet = useTexts(sheetTexts);
  const locale = useLocale();
  const store = useDraftStore();
  const protocol = useProtocol();
  const [said, setSaid] = useState('');
  const wordsOf = (question: Question | undefined) => question?.text || sheet('untitled');
  const move = (from: number, to: number) => {
    setSaid(t('movedTo', { text: wordsOf(questions[from]), n: to + 1, of: questions.length }));
    onOrder(moved(questions, from, to));
  };
  const { list, dragging, handleProps, markAt } = useDragOrder(move);
  return (
    <div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} className="grid gap-2">
        {questions.map((question, index) => {
          const text = wordsOf(question);
          const taken = dragging?.from === index;
          const mark = markAt(index);
          return (
            <li
              key={question.id}
              className={`relative flex items-center gap-1 rounded-card border bg-raised py-1.5 pe-1 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-primary-line ${
                taken
                  ? 'z-20 border-primary-line opacity-90 shadow-float'
                  : 'border-line hover:border-line-strong'
              }`}
              style={taken ? { transform: `translateY(${dragging.by}px)` } : undefined}
            >
              {mark && (
                <span
                  aria-hidden="true"
                  className={`absolute inset-x-0 h-0.5 bg-primary-line ${mark === 'above' ? '-top-1.5' : '-bottom-1.5'}`}
                />
              )}
              <span
                {...handleProps(index)}
                title={t('drag', { text })}
                className="relative z-10 inline-flex size-11 shrink-0 cursor-grab touch-none items-center justify-center text-ink-faint active:cursor-grabbing"
              >
                <GripIcon />
              </span>
              <span className="w-6 shrink-0 text-14 text-ink-faint tabular-nums">{index + 1}</span>
              <div className="min-w-0 flex-1">
                <a
                  href={paths.builder(store.id, 'assessment', opened.id, 'questions', question.id)}
                  className="block font-medium outline-none after:absolute after:inset-0 after:content-['']"
                >
                  <bdi>{text}</bdi>
                </a>
                <p className="line-clamp-2 flex items-start gap-1.5 text-14 text-ink-soft">
                  <span className="mt-0.5">
                    <QuestionKindIcon kind={question.kind} size={16} />
                  </span>
                  <bdi>{questionLine(question, opened.item, protocol, locale)}</bdi>
                </p>
              </div>
              <MoveButtons
                index={index}
                count={questions.length}
                up={t('up', { text })}
                down={t('down', { text })}
                onMove={move}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
