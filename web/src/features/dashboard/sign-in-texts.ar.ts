import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { signInTexts } from './sign-in-texts.ts';

export default {
  title: 'دخولك',
  lead: 'طرق الدخول إلى لوحة الإدارة.',
  demoTitle: 'هذه نسخة تجريبية',
  demo: 'كلمة المرور وحدها تكفي للدخول هنا. أما في موقع حقيقي فيُعدّ الجميع تطبيق مصادقة عند أول دخول، ويُطلب رمز منه بعد ذلك.',
  passkeysHelp: 'الدخول ببصمتك أو وجهك أو رمز جهازك. مفتاح المرور يغني عن كلمة المرور وعن الرمز معًا.',
  passkeysHelpDemo: 'الدخول ببصمتك أو وجهك أو رمز جهازك. مفتاح المرور يغني عن كلمة المرور.',
} satisfies Translation<typeof signInTexts>;
