import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { hasFinePointer } from './fine-pointer.ts';

/** A text area is as high as what is typed. */
export function useGrowing(area: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the text
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [text, area]);
}

/**
 * Enter sends where there is a keyboard. On a phone it makes a new line: there is no Shift to hold. It also ends a word that
 * is being composed, as in Japanese.
 */
export const sendsByKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && hasFinePointer();
