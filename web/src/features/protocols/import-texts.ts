import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const importTexts = defineTexts(import.meta.url, {
  title: 'Import a protocol',
  lead: 'Choose a protocol file exported here, or a FHIR R4 plan (PlanDefinition) from another system. It becomes a new protocol. Your existing ones don’t change.',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  file: 'File',
  drop: 'or drop it here',
  importing: 'Importing “{name}”',
  tooLarge: 'This file is larger than {n} MB. Choose a smaller one.',
  unreadable: 'We couldn’t read this file. Choose it again.',
  notJson: 'This isn’t a JSON file. Choose a protocol exported here, or a FHIR plan in JSON.',
  notJsonAt: 'The JSON in this file breaks on line {line}. Fix it and choose the file again.',
  faults: plural({
    one: 'Nothing was imported. Fix the problem below in the file, then choose it again.',
    other: 'Nothing was imported. Fix the {n} problems below in the file, then choose it again.',
  }),
  place: 'Where',
  wrong: 'Problem',
  whole: 'Whole file',
  done: '“{name}” imported',
  notCarried: plural({
    one: '1 part of the file couldn’t be imported as it was. Review it before you use the protocol.',
    other:
      '{n} parts of the file couldn’t be imported as they were. Review them before you use the protocol.',
  }),
  became: 'What happened',
  open: 'Open protocol',
  tryAgain: 'Try again',
  close: 'Close',
});
