import { defineTexts } from '../../../../i18n/define-texts.ts';

/** Fields that every item has. */
export const commonTexts = defineTexts({
  name: { en: 'Name', ar: 'الاسم' },
  description: { en: 'Short description', ar: 'وصف قصير' },
  descriptionHelp: { en: 'What it is and how it helps.', ar: 'ما هو وما فائدته.' },
  optional: { en: '(optional)', ar: '(اختياري)' },
  photo: { en: 'Picture', ar: 'الصورة' },
  addPhoto: { en: 'Choose a picture', ar: 'اختيار صورة' },
  changePhoto: { en: 'Choose another picture', ar: 'اختيار صورة أخرى' },
  removePhoto: { en: 'Remove picture', ar: 'إزالة الصورة' },
  sendingPhoto: { en: 'Uploading picture…', ar: 'جارٍ رفع الصورة…' },
  photoHelp: {
    en: 'JPEG, PNG, WebP, GIF or AVIF. We shrink large pictures before uploading.',
    ar: 'صيغ JPEG أو PNG أو WebP أو GIF أو AVIF. تُصغَّر الصور الكبيرة قبل رفعها.',
  },
  photoUnreadable: {
    en: 'We can’t read this file as a picture. Choose another one.',
    ar: 'تعذّرت قراءة هذا الملف كصورة. يُرجى اختيار ملف آخر.',
  },
  source: { en: 'Source', ar: 'المصدر' },
  sourceLead: {
    en: 'If someone else created it: who, and why you may use it.',
    ar: 'إن كان من إعداد غيرك: من أعدّه، وما حق استخدامه.',
  },
  sourceTitle: { en: 'Title and authors', ar: 'العنوان والمؤلفون' },
  sourceLicence: { en: 'Licence or permission', ar: 'الترخيص أو الإذن' },
  sourceUrl: { en: 'Web address', ar: 'عنوان الويب' },
  alert: { en: 'Alert an expert when', ar: 'تنبيه خبير عندما' },
  alertLead: {
    en: 'We alert an expert right away, whichever step asked for it.',
    ar: 'نُبلغ خبيرًا على الفور، أيًا كانت الخطوة التي طلبته.',
  },
  urgent: { en: 'The follower may be in danger when', ar: 'قد يكون المتابع في خطر عندما' },
  urgentLead: {
    en: 'They see a calm page with your words and their country’s emergency numbers, and you’re alerted right away. Use an answer, a score or a band.',
    ar: 'تظهر له صفحة هادئة فيها كلماتك وأرقام الطوارئ في بلده، ويصلك تنبيه على الفور. يمكن الاعتماد على إجابة أو درجة أو فئة.',
  },
  urgentTitle: { en: 'Heading they see', ar: 'العنوان الذي يظهر له' },
  urgentText: { en: 'What they should do now', ar: 'ما ينبغي أن يفعله الآن' },
  urgentTextHelp: {
    en: 'A few short, kind sentences. The emergency numbers appear below.',
    ar: 'جمل قليلة قصيرة ولطيفة. تظهر أرقام الطوارئ تحتها.',
  },
  alertSaveFirst: {
    en: 'Save this first, then you can set an alert.',
    ar: 'يمكن ضبط التنبيه بعد الحفظ.',
  },
});

export const activityTexts = defineTexts({
  instructions: { en: 'Instructions', ar: 'التعليمات' },
  instructionsHelp: {
    en: 'What to do, step by step, in plain words.',
    ar: 'ما المطلوب، خطوة بخطوة، بكلمات بسيطة.',
  },
  minutes: { en: 'Duration', ar: 'المدة' },
  minutesUnit: { en: 'minutes', ar: 'دقيقة' },
  questions: { en: 'Questions afterwards', ar: 'أسئلة بعده' },
  questionsLead: {
    en: 'A short check-in once it’s done. The flow can branch on the answers.',
    ar: 'أسئلة قصيرة بعد الانتهاء. يمكن أن يتفرع المسار بحسب الإجابات.',
  },
  addQuestion: { en: 'Add a question', ar: 'إضافة سؤال' },
  editQuestion: { en: 'Edit: {text}', ar: 'تعديل: {text}' },
  removeQuestion: { en: 'Remove: {text}', ar: 'إزالة: {text}' },
  question: { en: 'Question', ar: 'سؤال' },
  done: { en: 'Apply', ar: 'تطبيق' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
});

export const orderTexts = defineTexts({
  type: { en: 'What they need to do', ar: 'المطلوب' },
  confirmation: { en: 'Confirm', ar: 'تأكيد' },
  confirmationHelp: {
    en: 'They confirm they’ve done it or have it.',
    ar: 'تأكيد إنجاز الأمر أو الحصول عليه.',
  },
  purchase: { en: 'Buy', ar: 'شراء' },
  purchaseHelp: { en: 'They buy something and confirm it.', ar: 'شراء شيء ثم تأكيد ذلك.' },
  upload: { en: 'Upload', ar: 'رفع ملف' },
  uploadHelp: { en: 'They send a file or a photo.', ar: 'إرسال ملف أو صورة.' },
  lab_result: { en: 'Lab result', ar: 'نتيجة مختبر' },
  lab_resultHelp: { en: 'They enter a value, saved as a reading.', ar: 'إدخال قيمة تُحفظ قراءةً.' },
  resultKpi: { en: 'Saved to KPI', ar: 'يُحفظ في المؤشر' },
  resultKpiHelp: {
    en: 'The value becomes a reading of this KPI.',
    ar: 'تصبح القيمة قراءة لهذا المؤشر.',
  },
});

export const nudgeTexts = defineTexts({
  channel: { en: 'How it’s sent', ar: 'طريقة الإرسال' },
  'in-app': { en: 'In the app', ar: 'في التطبيق' },
  email: { en: 'Email', ar: 'بريد إلكتروني' },
  push: { en: 'Notification', ar: 'إشعار' },
  title: { en: 'Title', ar: 'العنوان' },
  titleHelp: {
    en: 'Keep it short. Phones cut off after about 40 characters.',
    ar: 'بضع كلمات. تقتطع الهواتف ما بعد 40 حرفًا تقريبًا.',
  },
  body: { en: 'Message', ar: 'الرسالة' },
  bodyHelp: {
    en: 'Warm and short. Suggest one thing they can do now.',
    ar: 'دافئة وقصيرة، مع اقتراح شيء واحد يمكن فعله الآن.',
  },
});

export const challengeTexts = defineTexts({
  goal: { en: 'Daily goal', ar: 'الهدف اليومي' },
  goalHelp: { en: 'For example: walk 6,000 steps.', ar: 'مثلًا: المشي 6000 خطوة.' },
  days: { en: 'Number of days', ar: 'عدد الأيام' },
  goalDays: { en: 'Days needed to succeed', ar: 'الأيام اللازمة للنجاح' },
  goalDaysHelp: { en: 'Leave empty for all of them.', ar: 'يُترك فارغًا لكل الأيام.' },
  daysUnit: { en: 'days', ar: 'أيام' },
  proof: { en: 'Proof', ar: 'الإثبات' },
  none: { en: 'None', ar: 'بلا' },
  text: { en: 'A few words', ar: 'بضع كلمات' },
  number: { en: 'A number', ar: 'رقم' },
  photo: { en: 'A photo', ar: 'صورة' },
  opensAt: { en: 'Opens each day at', ar: 'يُفتح كل يوم عند' },
  opensAtHelp: {
    en: 'In the follower’s time zone. It closes at the end of the day.',
    ar: 'بتوقيت المتابع. ويُغلق بنهاية اليوم.',
  },
  tooMany: { en: 'This is more than the number of days.', ar: 'هذا أكثر من عدد الأيام.' },
});
