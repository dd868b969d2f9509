import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { refusalTexts } from './refusal-texts.ts';

export default {
  ageFrom: 'هذا البرنامج لمن أعمارهم {age} فأكثر.',
  ageAbove: 'هذا البرنامج لمن أعمارهم أكثر من {age}.',
  ageUpTo: 'هذا البرنامج لمن أعمارهم {age} فأقل.',
  ageBelow: 'هذا البرنامج لمن أعمارهم أقل من {age}.',
  age: 'هذا البرنامج لمن عمرهم {age}.',
  exceptAge: 'هذا البرنامج ليس لمن عمرهم {age}.',
  sex: 'هذا البرنامج غير معدّ للجنس الذي اخترته.',
  sign: 'هذا البرنامج لمن لديهم {sign}.',
  signApplies: 'هذا البرنامج لمن ينطبق عليهم: {sign}.',
  exceptSign: 'اخترت: {sign}. هذا البرنامج غير آمن أو غير مناسب مع ذلك.',
} satisfies Translation<typeof refusalTexts>;
