import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { channelTexts } from './channel-texts.ts';

export default {
  'in-app': 'داخل التطبيق',
  email: 'بالبريد الإلكتروني',
  push: 'بإشعار فوري',
  sent: 'أُرسل {channels}.',
  sentAsChosenYou: 'أُرسل {channels} حسب الإعدادات المختارة لهذا النوع من الإشعارات.',
  sentAsChosenThey: 'أُرسل {channels} حسب الإعدادات المختارة لهذا النوع من الإشعارات.',
  alreadySeenYou: 'لم يُرسل {channels}: سبق الاطّلاع عليه.',
  alreadySeenThey: 'لم يُرسل {channels}: سبق الاطّلاع عليه.',
  undelivered: 'لم يُرسل {channels}: تعذّر تسليمه.',
  onItsWay: 'جارٍ إرساله {channels}.',
  noDeviceYou: 'لم يُرسل بإشعار فوري: لا يوجد جهاز مهيأ لذلك.',
  noDeviceThey: 'لم يُرسل بإشعار فوري: لا يوجد جهاز مهيأ لذلك.',
  noAddressYou: 'لم يُرسل بالبريد الإلكتروني: لم يكن العنوان مؤكدًا حينها.',
  noAddressThey: 'لم يُرسل بالبريد الإلكتروني: لم يكن العنوان مؤكدًا حينها.',
  notInApp: 'لم يُرسل داخل التطبيق.',
} satisfies Translation<typeof channelTexts>;
