import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { formTexts } from './form-texts.ts';

interface LastQuestionProps {
  /** Of an alert: its person hears that somebody has looked. */
  isLook: boolean;
  name: string;
  pending: boolean;
  onBack: () => void;
}

/** In the place of the button, before something about a danger is closed for good: what will happen. */
export function LastQuestion({ isLook, name, pending, onBack }: LastQuestionProps) {
  const t = useTexts(formTexts);
  const words = useRef<HTMLParagraphElement>(null);
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; on to what is asked instead, not to its answer.
  useEffect(() => {
    words.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={box}
      className="grid scroll-mb-[calc(var(--tab-bar)+1rem)] gap-3 rounded-card border border-danger-line p-4"
    >
      <p ref={words} tabIndex={-1} className="wrap-anywhere outline-none">
        {t(isLook ? 'confirmSeen' : 'confirmDone', { name })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending}>
          {isLook ? t('confirmSeenButton', { name }) : t('confirmDoneButton')}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t('notYet')}
        </Button>
      </div>
    </div>
  );
}
