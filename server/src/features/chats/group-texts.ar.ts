import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { groupTexts } from './group-texts.ts';

export default {
  notSeen: plural({
    zero: 'لا تسمح إعدادات {names} بالظهور أمام بقية أعضاء المجموعة. يمكنك المراسلة على انفراد.',
    one: 'لا تسمح إعدادات {names} بالظهور أمام بقية أعضاء المجموعة. يمكنك المراسلة على انفراد.',
    two: 'لا تسمح إعدادات {names} بالظهور أمام بقية أعضاء المجموعة. يمكنك مراسلة كل منهما على انفراد.',
    few: 'لا تسمح إعدادات {names} بالظهور أمام بقية أعضاء المجموعة. يمكنك مراسلة كل منهم على انفراد.',
    many: 'لا تسمح إعدادات {names} بالظهور أمام بقية أعضاء المجموعة. يمكنك مراسلة كل منهم على انفراد.',
    other: 'لا تسمح إعدادات {names} بالظهور أمام بقية أعضاء المجموعة. يمكنك مراسلة كل منهم على انفراد.',
  }),
} satisfies Translation<typeof groupTexts>;
