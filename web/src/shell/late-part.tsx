import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Notice } from '../ui/notice.tsx';
import { texts } from './texts.ts';
import { useMounted } from './use-mounted.ts';

/**
 * A part of a page that few open: its script comes with the first use, or with `begin`, when a hand is already near.
 * What is there by then is shown at once; a script that does not arrive says so in its place and takes nothing along.
 */
export function latePart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let there: ComponentType<P> | null = null;
  const begin = () =>
    load()
      .then((module) => {
        there = module.default;
        return module;
      })
      .catch(() => ({ default: NotLoaded as ComponentType<P> }));
  const Late = lazy(begin);
  function Part(props: P) {
    const [Shown] = useState<ComponentType<P>>(() => there ?? Late);
    // The server waits for nothing, and what it could not finish the page would call an error.
    if (!useMounted()) return null;
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  }
  return { Part, begin };
}

function NotLoaded() {
  return <Notice tone="warning">{useTexts(texts)('chunkFailed')}</Notice>;
}
