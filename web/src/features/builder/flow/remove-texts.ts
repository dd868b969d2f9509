import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const removeTexts = defineTexts(import.meta.url, {
  title: 'Delete {name}?',
  titleMany: plural({ one: 'Delete {n} step?', other: 'Delete {n} steps?' }),
  onlyThese: 'Only the selected steps will be deleted.',
  whyMany:
    'If a step has several branches, everything below it is deleted too, along with every jump to those steps.',
  onlyThis: 'Only this step will be deleted.',
  all: plural({
    one: '{n} step will be deleted, marked in red:',
    other: '{n} steps will be deleted, marked in red:',
  }),
  why: 'It has more than one branch, so everything below it is deleted too, along with every jump to those steps.',
  movesUp: '{name} will take its place.',
  redirected: 'The jump {name} will lead to {to}.',
  leftOpen: 'The jump {name} will have no step to go to.',
  loses: '{name} will lose its jump.',
  more: plural({ one: 'and {n} more', other: 'and {n} more' }),
  confirm: plural({ one: 'Delete {n} step', other: 'Delete {n} steps' }),
  keep: 'Keep',
});
