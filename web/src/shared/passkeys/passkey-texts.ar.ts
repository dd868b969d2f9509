import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { passkeyTexts } from './passkey-texts.ts';

export default {
  passkeys: 'مفاتيح المرور',
  passkeysHelp:
    'الدخول ببصمتك أو وجهك أو رمز جهازك بدلًا من كلمة المرور. لا شيء لتذكّره، ولا يمكن لأحد خداعك للحصول عليه.',
  none: 'لا مفاتيح مرور بعد. يمكن إضافة مفتاح على كل جهاز تستخدمه.',
  add: 'إضافة مفتاح مرور',
  added: 'مفتاح المرور جاهز، ويمكنك استخدامه عند دخولك القادم.',
  name: 'الاسم',
  nameHelp: 'لتمييز مفاتيحك بعضها عن بعض.',
  myPhone: 'هاتفي',
  myComputer: 'حاسوبي',
  create: 'إنشاء مفتاح المرور',
  cancel: 'إلغاء',
  save: 'حفظ الاسم',
  synced: 'على كل أجهزتك',
  onlyAt: 'يعمل على {host} فقط',
  addedAt: 'أُضيف',
  lastUsed: 'آخر استخدام',
  neverUsed: 'لم يُستخدم بعد',
  rename: 'تغيير اسم «{name}»',
  removeNamed: 'إزالة «{name}»',
  removeTitle: 'إزالة «{name}»؟',
  removeText:
    'لن يصلح للدخول بعد الآن. قد يبقى ظاهرًا في جهازك أو في مدير كلمات المرور، ويمكنك حذفه هناك أيضًا.',
  remove: 'إزالة مفتاح المرور',
  keep: 'إبقاؤه',
  removed: 'لم يعد «{name}» صالحًا للدخول.',
  notLoaded: 'تعذّر تحميل مفاتيح المرور.',
  tryAgain: 'إعادة المحاولة',
} satisfies Translation<typeof passkeyTexts>;
