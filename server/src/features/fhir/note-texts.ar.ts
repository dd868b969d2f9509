import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { noteTexts } from './note-texts.ts';

export default {
  'no-place': 'ليس له مقابل في البروتوكول فلم يُستورد.',
  condition: 'شرط{what} لا يمكن التحقق منه هنا. تنطبق الخطوة على الجميع حتى تُعاد كتابة الشرط.',
  'definition-missing': 'يشير إلى{what} وهو غير موجود في الملف. للخطوة نصها الخاص فقط.',
  'definition-kind': 'يشير إلى {what} ولا يمكن استيراده كعنصر.',
  'extension-unreadable': 'امتداد من Regimen لا يمكن قراءته.',
  timing: 'يحدد موعدًا لا يمكن حفظه بدقة{what}.',
  'timing-as-wait': 'يحدد موعدًا. أُضيف قبل الخطوة انتظار بهذه المدة.',
  relation: 'يرتبط بخطوة أخرى{what} بطريقة لا يمكن حفظها. بقي ترتيب الملف كما هو.',
  'one-after-another': 'يسمح بعدة أمور بأي ترتيب{what}. هنا تتوالى واحدًا بعد الآخر.',
  shortened: 'كان أطول من الحد (عدد الحروف: {what}) فاقتُطع.',
  'questions-ungrouped': 'مجموعة. استُوردت أسئلتها من دونها، واحدًا بعد الآخر.',
  'question-kind': 'استُورد كنوع آخر من الأسئلة{what}.',
  'question-left-out': 'تعذّر استيراده كسؤال{what}.',
  'options-missing': 'لا إجابات له في الملف، فأصبح سؤالًا بنص حر.',
  'shown-when': 'له شرط لا يمكن التحقق منه هنا، فيُسأل دائمًا.',
  'second-plan': 'خطة أخرى{what}. استُوردت الأولى فقط.',
  'not-used': 'من نوع {what} ولا تستخدمه الخطة.',
  overruled: 'تغيّر في مكان آخر، لكن امتدادًا من Regimen ما زال يحمل الأصل، وقد استُخدم.',
  'and-more': 'أمور أخرى تعذّر استيرادها: {what}.',
} satisfies Translation<typeof noteTexts>;
