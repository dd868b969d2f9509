import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { conditionTexts } from './condition-texts.ts';

export default {
  sex: 'الجنس: {sex}',
  exceptSex: 'أي جنس عدا: {sex}',
  sign: 'لمن لديهم: {sign}',
  exceptSign: 'لا يناسبك إذا انطبق عليك: {sign}',
  exceptSigns: 'لا يناسبك إذا انطبق عليك أي مما يلي: {signs}',
  ageFrom: 'العمر {age} فأكثر',
  ageAbove: 'العمر أكبر من {age}',
  ageUpTo: 'العمر {age} فأقل',
  ageBelow: 'العمر أقل من {age}',
  age: 'العمر {age}',
  exceptAge: 'أي عمر عدا {age}',
} satisfies Translation<typeof conditionTexts>;
