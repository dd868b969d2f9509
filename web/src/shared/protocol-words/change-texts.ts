import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** What is different between two states of a protocol. `{step}`, `{item}` and `{module}` come in quotation marks. */
export const changeTexts = defineTexts(import.meta.url, {
  stepAdded: 'Added {step} ({type}) {place}',
  stepRemoved: 'Removed {step} ({type})',
  stepMoved: 'Moved {step}: now {place}',
  reordered: 'Reordered the steps after {step}',
  renamed: 'Renamed {before} to {after}',
  partChanged: '{step}, {part}: was {before}, now {after}',
  partAdded: '{step}, {part}: now {after}',
  partRemoved: '{step}, {part}: was {before}, now removed',
  rewritten: '{step}, {part}: changed',
  itemAdded: 'Added {item} ({kind})',
  itemRemoved: 'No longer uses {item} ({kind})',
  moduleAdded: 'Added the recurring module {module}: {rule}',
  moduleRemoved: 'Removed the recurring module {module}',
  protocolRenamed: 'Renamed the protocol from {before} to {after}',
  protocolRewritten: 'Changed the protocol description',
});
