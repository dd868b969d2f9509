import { defineTexts } from './define-texts.ts';

/** How values are compared, wherever it is said: of conditions, of targets, of what was found. `{value}` comes with its unit. */
export const quantityTexts = defineTexts(import.meta.url, {
  span: '{from} to {to}',
  exactly: 'exactly {value}',
  below: 'below {value}',
  above: 'above {value}',
  lessThan: 'less than {value}',
  moreThan: 'more than {value}',
  atMost: 'at most {value}',
  atLeast: 'at least {value}',
});
