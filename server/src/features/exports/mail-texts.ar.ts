import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { exportMailTexts } from './mail-texts.ts';

export default {
  subject: 'نسخة بياناتك في {brand} جاهزة',
  heading: 'بياناتك جاهزة يا {name}',
  ready: 'وصلنا طلبك لنسخة من كل ما نحتفظ به عنك. وهي الآن جاهزة للتنزيل من إعداداتك.',
  expires: 'نحتفظ بهذه النسخة مدة {time} ثم نحذفها. وقد يلزم إدخال كلمة المرور مرة أخرى.',
  button: 'الانتقال إلى التنزيل',
  footnote: 'لم تطلب هذا؟ يُرجى تغيير كلمة المرور، فبذلك يُسجَّل الخروج من بقية أجهزتك.',
} satisfies Translation<typeof exportMailTexts>;
