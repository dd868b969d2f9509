import { longestQuestion } from '@regimen/contract/agent-choices.ts';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { isNearLongest, LengthNote } from '../../ui/length-note.tsx';
import { sendsByKey, useGrowing } from '../../ui/use-growing.ts';
import { agentTexts } from './agent-texts.ts';
import type { Thread } from './use-thread.ts';

/** What is typed stays until it has arrived. */
export function AskForm({ thread: { ask, asking, pending, stop } }: { thread: Thread }) {
  const t = useTexts(agentTexts);
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const noteId = useId();
  const lengthWords = { left: (n: number) => t('left', { n }), tooLong: (n: number) => t('tooLong', { n }) };
  const remaining = longestQuestion - text.length;
  const isNear = isNearLongest(text, longestQuestion);
  const canAsk = text.trim() !== '' && remaining >= 0 && !asking && !pending;
  useGrowing(area, text);
  function send(): void {
    if (!canAsk) return;
    // Whoever has gone on to the next question keeps it.
    void ask(text.trim(), () => setText((now) => (now === text ? '' : now)));
    area.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (!sendsByKey(event)) return;
    event.preventDefault();
    send();
  }
  return (
    <form
      method="post"
      className="border-t border-line bg-surface p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="mx-auto max-w-[46rem]">
        <div className="flex items-end gap-2">
          <textarea
            ref={area}
            name="question"
            rows={1}
            dir="auto"
            aria-label={t('write')}
            placeholder={t('write')}
            aria-describedby={isNear ? noteId : undefined}
            aria-invalid={remaining < 0 ? true : undefined}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            className={`${controlClass} max-h-40 min-h-11 resize-none py-[calc((2.75rem-2px-1lh)/2)]! text-start`}
          />
          {pending ? (
            <Button look="quiet" className="shrink-0" onClick={() => stop(pending)}>
              {t('stop')}
            </Button>
          ) : (
            <Button type="submit" disabled={!canAsk} pending={asking} className="shrink-0">
              {t('send')}
            </Button>
          )}
        </div>
        {isNear && <LengthNote id={noteId} remaining={remaining} words={lengthWords} />}
      </div>
    </form>
  );
}
