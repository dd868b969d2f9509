import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { presenceTexts } from './presence-texts.ts';

export default {
  here: 'في البروتوكول الآن أيضًا: {names}',
  atStep: '{name}، عند «{step}»',
  inPart: '{name}، في {part}',
} satisfies Translation<typeof presenceTexts>;
