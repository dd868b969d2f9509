import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { conditionTexts } from './condition-texts.ts';

export default {
  sex: 'الجنس: {sex}',
  exceptSex: 'أي جنس عدا: {sex}',
  sign: 'لمن لديهم: {sign}',
  exceptSign: 'ليس لمن لديهم: {sign}',
  ageFrom: 'العمر {age} فأكثر',
  ageAbove: 'العمر أكبر من {age}',
  ageUpTo: 'العمر {age} فأقل',
  ageBelow: 'العمر أقل من {age}',
  age: 'العمر {age}',
  exceptAge: 'أي عمر عدا {age}',
} satisfies Translation<typeof conditionTexts>;
