import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { listTexts } from './texts.ts';

export default {
  branch: 'الفرع {n} من {all}',
  help: 'كل خطوة تؤدي إلى الخطوات التي تحتها، والفروع تظهر بإزاحة إلى الداخل.',
} satisfies Translation<typeof listTexts>;
