import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const offlineTexts = defineTexts(import.meta.url, {
  refusedTitle: 'We couldn’t save “{name}”',
  refused: 'It was closed in the meantime.',
  noConnection: 'You’re offline',
  noConnectionHelp:
    'Carry on as usual. We’ll save what you do on this device and send it when you’re back online.',
  undo: 'Undo',
  undoSeconds: '({n} s)',
  tryAgain: 'Try again',
  trying: 'Trying…',
  waiting: plural({ one: '{n} item will be sent soon.', other: '{n} items will be sent soon.' }),
});
