import { defineTexts } from '@regimen/contract/language/define-texts.ts';
import type { NoteCode } from '@regimen/engine/fhir/report.ts';

/** The sentence after the path to what could not be carried over. `{what}` names it where the path alone does not. */
export const noteTexts = defineTexts(import.meta.url, {
  'no-place': 'has no equivalent in a protocol and was left out.',
  condition:
    'is a condition{what} that can’t be evaluated here. The step applies to everyone until you rewrite the condition.',
  'definition-missing': 'points to{what}, which isn’t in the file. The step has only its own text.',
  'definition-kind': 'points to a {what}, which can’t be imported as an item.',
  'extension-unreadable': 'is a Regimen extension that can’t be read.',
  timing: 'sets a time that can’t be kept exactly{what}.',
  'timing-as-wait': 'sets a time. A wait of that length was added before the step.',
  relation: 'is related to another step{what} in a way that can’t be kept. The order in the file was kept.',
  'one-after-another': 'allows several things in any order{what}. Here they follow one another.',
  shortened: 'was longer than {what} characters and was cut.',
  'questions-ungrouped': 'is a group. Its questions were imported without it, one after another.',
  'question-kind': 'was imported as a different type of question{what}.',
  'question-left-out': 'couldn’t be imported as a question{what}.',
  'options-missing': 'lists no answers in the file, so it became a free-text question.',
  'shown-when': 'has a condition that can’t be evaluated here, so it’s always asked.',
  'second-plan': 'is another plan{what}. Only the first was imported.',
  'not-used': 'is a {what} that the plan doesn’t use.',
  overruled: 'was changed elsewhere, but a Regimen extension still has the original, which was used.',
  'and-more': '{what} more things couldn’t be imported.',
} satisfies Record<NoteCode, string>);
