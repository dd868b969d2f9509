import { defineTexts } from '../../../../i18n/define-texts.ts';

/** Fields that every item has. */
export const commonTexts = defineTexts({
  name: { en: 'Name', ar: 'الاسم' },
  description: { en: 'Short description', ar: 'وصف قصير' },
  descriptionHelp: { en: 'What it is and what it is good for.', ar: 'ما هو، وفيمَ ينفع.' },
  optional: { en: '(optional)', ar: '(اختياري)' },
  photo: { en: 'Picture', ar: 'الصورة' },
  addPhoto: { en: 'Choose a picture', ar: 'اختر صورة' },
  changePhoto: { en: 'Choose another picture', ar: 'اختر صورة أخرى' },
  removePhoto: { en: 'Remove the picture', ar: 'احذف الصورة' },
  sendingPhoto: { en: 'Sending the picture…', ar: 'جارٍ إرسال الصورة…' },
  photoHelp: {
    en: 'JPEG, PNG, WebP, GIF or AVIF. Large pictures are made smaller here before they are sent.',
    ar: 'صيغ JPEG أو PNG أو WebP أو GIF أو AVIF. تُصغَّر الصور الكبيرة هنا قبل إرسالها.',
  },
  photoUnreadable: {
    en: 'This file cannot be read as a picture. Please choose another one.',
    ar: 'تعذّرت قراءة هذا الملف كصورة. اختر ملفًا آخر.',
  },
  source: { en: 'Where it comes from', ar: 'من أين جاء' },
  sourceLead: {
    en: 'For instruments and texts of others: who made it and by which right it is used.',
    ar: 'للأدوات والنصوص التي وضعها غيرك: من وضعها، وبأي حق تُستخدم.',
  },
  sourceTitle: { en: 'Title and authors', ar: 'العنوان والمؤلفون' },
  sourceLicence: { en: 'Licence or permission', ar: 'الترخيص أو الإذن' },
  sourceUrl: { en: 'Web address', ar: 'عنوان الويب' },
  alert: { en: 'Tell an expert at once when', ar: 'أبلغ خبيرًا فورًا عندما' },
  alertLead: {
    en: 'Whoever asked for it: an expert is told as soon as this holds.',
    ar: 'أيًا كان من طلبه: يُبلَّغ خبير بمجرد أن يتحقق هذا.',
  },
  urgent: { en: 'Somebody may be in danger when', ar: 'قد يكون الشخص في خطر عندما' },
  urgentLead: {
    en: 'Then they see a calm page with your words and the emergency numbers of their country, and you are told at once. It can be an answer, a score or a band.',
    ar: 'عندئذ يرى صفحة هادئة فيها كلماتك وأرقام الطوارئ في بلده، وتُبلَّغ أنت على الفور. قد يكون ذلك إجابة أو مجموعًا أو فئة.',
  },
  urgentTitle: { en: 'What they read first', ar: 'ما يقرؤه أولًا' },
  urgentText: { en: 'What they should do now', ar: 'ما ينبغي أن يفعله الآن' },
  urgentTextHelp: {
    en: 'A few short, kind sentences. The numbers stand below them.',
    ar: 'جمل قصيرة ولطيفة. تقع الأرقام تحتها.',
  },
  alertSaveFirst: {
    en: 'An alert can be set as soon as this is saved.',
    ar: 'يمكن ضبط تنبيه بعد الحفظ.',
  },
});

export const activityTexts = defineTexts({
  instructions: { en: 'Instructions', ar: 'التعليمات' },
  instructionsHelp: {
    en: 'What to do, step by step, in words for the person who does it.',
    ar: 'ما الذي يُفعل، خطوة خطوة، بكلمات موجّهة إلى من ينفّذه.',
  },
  minutes: { en: 'How long it takes', ar: 'كم يستغرق' },
  minutesUnit: { en: 'minutes', ar: 'دقيقة' },
  questions: { en: 'Questions afterwards', ar: 'أسئلة بعده' },
  questionsLead: {
    en: 'A short check-in when it is done. The flow can branch by the answers.',
    ar: 'متابعة قصيرة بعد الانتهاء. يمكن للمسار أن يتفرع بحسب الأجوبة.',
  },
  addQuestion: { en: 'Add a question', ar: 'أضف سؤالًا' },
  editQuestion: { en: 'Edit: {text}', ar: 'عدّل: {text}' },
  removeQuestion: { en: 'Remove: {text}', ar: 'احذف: {text}' },
  question: { en: 'Question', ar: 'سؤال' },
  done: { en: 'Take it over', ar: 'اعتمده' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
});

export const orderTexts = defineTexts({
  type: { en: 'What has to be done', ar: 'ما المطلوب' },
  confirmation: { en: 'Confirm', ar: 'تأكيد' },
  confirmationHelp: { en: 'They say that they have done or got it.', ar: 'يؤكد أنه فعله أو حصل عليه.' },
  purchase: { en: 'Buy', ar: 'شراء' },
  purchaseHelp: { en: 'They get something and say so.', ar: 'يقتني شيئًا ويخبر بذلك.' },
  upload: { en: 'Upload', ar: 'رفع ملف' },
  uploadHelp: { en: 'They send a file or a photo.', ar: 'يرسل ملفًا أو صورة.' },
  lab_result: { en: 'Lab result', ar: 'نتيجة مختبر' },
  lab_resultHelp: { en: 'They enter a value; it becomes a reading.', ar: 'يُدخل قيمة فتصبح قراءة.' },
  resultKpi: { en: 'Recorded as', ar: 'يُسجَّل كمؤشر' },
  resultKpiHelp: {
    en: 'The KPI whose reading the value becomes.',
    ar: 'المؤشر الذي تصبح القيمة قراءة له.',
  },
});

export const nudgeTexts = defineTexts({
  channel: { en: 'How it arrives', ar: 'كيف يصل' },
  'in-app': { en: 'In the app', ar: 'في التطبيق' },
  email: { en: 'E-mail', ar: 'بريد إلكتروني' },
  push: { en: 'Notification', ar: 'إشعار' },
  title: { en: 'Title', ar: 'العنوان' },
  titleHelp: {
    en: 'A few words; phones cut off after about 40 letters.',
    ar: 'بضع كلمات؛ تقتطع الهواتف ما بعد 40 حرفًا تقريبًا.',
  },
  body: { en: 'Message', ar: 'الرسالة' },
  bodyHelp: {
    en: 'Warm and short. Say one thing they can do now.',
    ar: 'دافئة وقصيرة. اذكر شيئًا واحدًا يمكن فعله الآن.',
  },
});

export const challengeTexts = defineTexts({
  goal: { en: 'Goal of each day', ar: 'هدف كل يوم' },
  goalHelp: { en: 'For example: walk 6,000 steps.', ar: 'مثلًا: امشِ 6000 خطوة.' },
  days: { en: 'How many days', ar: 'كم يومًا' },
  goalDays: { en: 'Days needed for success', ar: 'الأيام اللازمة للنجاح' },
  goalDaysHelp: { en: 'Left empty: all of them.', ar: 'إن تُرك فارغًا: كلها.' },
  daysUnit: { en: 'days', ar: 'أيام' },
  proof: { en: 'Proof', ar: 'الإثبات' },
  none: { en: 'None', ar: 'بلا' },
  text: { en: 'A few words', ar: 'بضع كلمات' },
  number: { en: 'A number', ar: 'رقم' },
  photo: { en: 'A photo', ar: 'صورة' },
  opensAt: { en: 'Each day opens at', ar: 'يُفتح كل يوم عند' },
  opensAtHelp: {
    en: 'In the follower’s own time. It closes at the end of that day.',
    ar: 'بتوقيت المتابع نفسه. ويُغلق بنهاية ذلك اليوم.',
  },
  tooMany: { en: 'There are not that many days.', ar: 'لا توجد أيام بهذا العدد.' },
});
