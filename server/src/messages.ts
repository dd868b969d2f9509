import type { ErrorCode } from '@regimen/contract/errors.ts';
import type { Locale } from '@regimen/contract/load.ts';
import { followingMessages } from './following-messages.ts';
import { sizeMessages } from './size-messages.ts';

/** What the API says to people, in their language. `{n}` is filled in. */
const messages = {
  bad_request: { en: 'We couldn’t understand that request.', ar: 'تعذّر فهم الطلب.' },
  unauthenticated: { en: 'Sign in to continue.', ar: 'يُرجى تسجيل الدخول للمتابعة.' },
  forbidden: { en: 'Access Denied', ar: 'الوصول مرفوض' },
  not_found: { en: 'Resource not found', ar: 'المورد غير موجود' },
  method_not_allowed: {
    en: 'This address doesn’t support that method.',
    ar: 'هذا العنوان لا يدعم هذه الطريقة.',
  },
  too_slow: {
    en: 'This took too long to send. Check your connection and try again.',
    ar: 'استغرق الإرسال وقتًا طويلًا. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  },
  sending_much: {
    en: 'You’re sending a lot at once. Wait a moment, then try again.',
    ar: 'أُرسل الكثير دفعة واحدة. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
  },
  conflict: {
    en: 'This was changed at the same time. Try again.',
    ar: 'جرى تعديل هذا في الوقت نفسه. يُرجى المحاولة مرة أخرى.',
  },
  too_large: { en: 'This is too large to send.', ar: 'الحجم أكبر من المسموح به.' },
  unsupported_media_type: { en: 'Send the request as JSON.', ar: 'يجب إرسال الطلب بصيغة JSON.' },
  invalid: { en: 'Some fields need another look.', ar: 'بعض الحقول تحتاج إلى مراجعة.' },
  in_use: { en: "Can't update this item such as its in use", ar: 'لا يمكن تعديل هذا العنصر لأنه مستخدم' },
  in_use_delete: {
    en: "Can't delete this item such as its in use",
    ar: 'لا يمكن حذف هذا العنصر لأنه مستخدم',
  },
  too_many_requests: {
    en: 'Too many attempts. Wait a moment, then try again.',
    ar: 'محاولات كثيرة. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
  },
  internal: { en: 'Something went wrong', ar: 'حدث خطأ ما' },
  unavailable: {
    en: 'We’re busy right now. Try again in a moment.',
    ar: 'الخدمة مشغولة الآن. يُرجى المحاولة بعد لحظات.',
  },
  storage_full: {
    en: 'We’re out of storage and can’t save anything new right now. Try again later.',
    ar: 'مساحة التخزين ممتلئة، ولا يمكن حفظ شيء جديد الآن. يُرجى المحاولة لاحقًا.',
  },

  pseudonym_plain: {
    en: 'Use only letters, numbers and spaces from one alphabet.',
    ar: 'حروف وأرقام ومسافات فقط، بأبجدية واحدة.',
  },
  pseudonym_no_link: { en: 'Enter a name, not a web address.', ar: 'المطلوب اسم، لا عنوان موقع.' },
  pseudonym_taken: {
    en: 'People could mistake you for someone else. Choose another name.',
    ar: 'قد يُظن أن هذا الاسم لشخص آخر. يُرجى اختيار اسم مختلف.',
  },
  required: { en: 'Please fill this in.', ar: 'يُرجى ملء هذا الحقل.' },
  too_short: { en: 'Use at least {n} characters.', ar: 'الحد الأدنى لعدد الأحرف: {n}.' },
  too_long: { en: 'Use at most {n} characters.', ar: 'الحد الأقصى لعدد الأحرف: {n}.' },
  too_small: { en: 'This must be at least {n}.', ar: 'الحد الأدنى: {n}.' },
  too_big: { en: 'This must be at most {n}.', ar: 'الحد الأقصى: {n}.' },
  not_email: {
    en: 'Enter an email address like name@example.com.',
    ar: 'يُرجى إدخال بريد إلكتروني مثل name@example.com.',
  },
  not_allowed: { en: 'Choose one of the options.', ar: 'يُرجى اختيار أحد الخيارات.' },
  not_a_phone: { en: 'Enter a phone number.', ar: 'يُرجى إدخال رقم هاتف.' },
  not_valid: {
    en: 'This value can’t be used. Check it.',
    ar: 'لا يمكن استخدام هذه القيمة. يُرجى التحقق منها.',
  },
  unreadable_characters: {
    en: 'Some characters here can’t be saved. Remove them.',
    ar: 'يحتوي النص على رموز لا يمكن حفظها. يُرجى حذفها.',
  },
  name_with_link: {
    en: 'Names can’t include a web address. Enter only your name.',
    ar: 'لا يمكن أن يتضمن الاسم عنوان موقع. يُرجى إدخال الاسم فقط.',
  },
  wrong_credentials: {
    en: 'That email or password isn’t right. Just signed up? Open the link in our email first.',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة. حساب جديد؟ يجب فتح الرابط الذي في رسالتنا أولًا.',
  },
  password_wanted: { en: 'Choose a password for your account.', ar: 'يُرجى اختيار كلمة مرور لحسابك.' },
  password_like_email: {
    en: 'Choose a password that isn’t your email address.',
    ar: 'يجب أن تختلف كلمة المرور عن بريدك الإلكتروني.',
  },
  link_spent: {
    en: 'This link has expired or was already used.',
    ar: 'انتهت صلاحية هذا الرابط أو سبق استخدامه.',
  },
  key_reused: {
    en: 'This key was already used for another request.',
    ar: 'سبق استخدام هذا المفتاح لطلب آخر.',
  },
  key_malformed: {
    en: 'Use 16 to 100 letters, digits, dashes or underscores.',
    ar: 'يتكوّن المفتاح من 16 إلى 100 حرف أو رقم أو شرطة.',
  },
  not_of_this_discussion: {
    en: 'That answer isn’t part of this discussion.',
    ar: 'هذه الإجابة ليست من هذا النقاش.',
  },
  category_name_taken: {
    en: 'You already have a category with this name.',
    ar: 'لديك فئة بهذا الاسم بالفعل.',
  },
  only_owner: {
    en: 'Only the program’s owner can add or remove protocols.',
    ar: 'إضافة البروتوكولات وإزالتها متاحة لصاحب البرنامج فقط.',
  },
  program_archived: {
    en: 'This program is archived. Take it out of the archive first.',
    ar: 'هذا البرنامج مؤرشف. يجب إخراجه من الأرشيف أولًا.',
  },
  too_far_back: {
    en: 'Too much has changed since then to go back to this. Choose a saved version instead.',
    ar: 'تغيّر الكثير منذ ذلك الحين، ولا يمكن الرجوع إليه. يُرجى اختيار نسخة محفوظة.',
  },
  changed_meanwhile: {
    en: 'This changed while we were checking it. Review it, then publish again.',
    ar: 'تغيّر المحتوى أثناء الفحص. تُرجى مراجعته ثم النشر من جديد.',
  },
  not_publishable: { en: 'Finish the checklist before you publish.', ar: 'يجب استكمال القائمة قبل النشر.' },
  invited_owner: { en: 'This is your own email address.', ar: 'هذا بريدك الإلكتروني.' },
  invited_member: {
    en: 'This person already works on this protocol.',
    ar: 'هذا الشخص يعمل بالفعل على هذا البروتوكول.',
  },
  invited_already: { en: 'This address has already been invited.', ar: 'سبق إرسال دعوة إلى هذا العنوان.' },
  not_a_remark_here: {
    en: 'You can only reply to comments on this protocol.',
    ar: 'الرد متاح على تعليقات هذا البروتوكول فقط.',
  },
  step_needed: { en: 'Choose the step people must reach.', ar: 'يُرجى اختيار الخطوة المطلوبة.' },
  file_unreadable: {
    en: 'We can’t read this file. Use a picture (JPEG, PNG, WebP, GIF or AVIF) or a PDF without a password.',
    ar: 'تعذّرت قراءة هذا الملف. المقبول: صورة (JPEG أو PNG أو WebP أو GIF أو AVIF) أو ملف PDF بلا كلمة مرور.',
  },
  picture_unreadable: {
    en: 'We can’t read this file as a picture. Use JPEG, PNG, WebP, GIF or AVIF.',
    ar: 'تعذّرت قراءة هذا الملف كصورة. الصيغ المقبولة: JPEG وPNG وWebP وGIF وAVIF.',
  },
  picture_too_large: {
    en: 'This picture is too large. The limit is {n} million pixels.',
    ar: 'هذه الصورة أكبر من اللازم. الحد الأقصى {n} مليون بكسل.',
  },
  not_in_team: {
    en: 'Choose an expert on this program’s team.',
    ar: 'يُرجى اختيار خبير من فريق هذا البرنامج.',
  },
  danger_cannot_wait: {
    en: 'Someone may be in danger. Look at this now, or assign it to a colleague.',
    ar: 'قد يكون شخص في خطر. يجب النظر في الأمر الآن، أو إسناده إلى زميل.',
  },
  after_its_deadline: {
    en: 'That’s after the deadline. Choose an earlier time.',
    ar: 'هذا بعد الموعد النهائي. يُرجى اختيار وقت أقرب.',
  },
  task_closed: { en: 'This task is no longer open.', ar: 'لم تعد هذه المهمة مفتوحة.' },
  task_handed_in: {
    en: 'This was already sent. It counts once the program resumes.',
    ar: 'سبق إرسال هذا، وسيُحتسب عند استئناف البرنامج.',
  },
  run_over: { en: 'This program has ended for you.', ar: 'انتهى هذا البرنامج بالنسبة إليك.' },
  not_begun: { en: 'This program hasn’t started yet.', ar: 'لم يبدأ هذا البرنامج بعد.' },
  already_following: { en: 'You already follow this program.', ar: 'أنت تتابع هذا البرنامج بالفعل.' },
  takes_no_followers: {
    en: 'This program isn’t taking new followers.',
    ar: 'لا يقبل هذا البرنامج متابعين جددًا.',
  },
  does_not_fit_task: { en: 'This doesn’t fit the task.', ar: 'هذا لا يناسب المهمة.' },
  proof_missing: { en: 'The task needs this.', ar: 'هذا مطلوب لإنجاز المهمة.' },
  proof_not_number: { en: 'Enter a number.', ar: 'يُرجى إدخال رقم.' },
  no_such_upload: {
    en: 'We can’t find this file. Upload it again.',
    ar: 'تعذّر العثور على هذا الملف. يُرجى رفعه من جديد.',
  },
  answer_missing: { en: 'Answer this question.', ar: 'يُرجى الإجابة عن هذا السؤال.' },
  answer_not_asked: { en: 'This question doesn’t need an answer.', ar: 'هذا السؤال لا يتطلب إجابة.' },
  answer_wrong_kind: {
    en: 'This kind of answer doesn’t fit the question.',
    ar: 'هذا النوع من الإجابة لا يناسب السؤال.',
  },
  answer_out_of_range: { en: 'Choose a value on the scale.', ar: 'يُرجى اختيار قيمة على المقياس.' },
  answer_unknown_option: { en: 'Choose one of the options.', ar: 'يُرجى اختيار أحد الخيارات.' },
  no_such_kpi: { en: 'None of the programs you follow track this.', ar: 'لا يوجد برنامج تتابعه يقيس هذا.' },
  kpi_worked_out: {
    en: 'This is calculated from other readings.',
    ar: 'تُحسب هذه القيمة تلقائيًا من قراءات أخرى.',
  },
  unknown_unit: { en: 'This unit isn’t supported.', ar: 'هذه الوحدة غير مدعومة.' },
  reading_out_of_range: {
    en: 'This is outside the possible range. Check the value.',
    ar: 'هذه القيمة خارج النطاق الممكن. يُرجى التحقق منها.',
  },
  reading_taken: { en: 'A reading for this time already exists.', ar: 'توجد قراءة لهذا الوقت بالفعل.' },
  time_not_past: {
    en: 'This is in the future. Choose an earlier time.',
    ar: 'هذا الوقت في المستقبل. يُرجى اختيار وقت أسبق.',
  },
  time_too_old: {
    en: 'This is too long ago. Choose a later time.',
    ar: 'هذا الوقت قديم جدًا. يُرجى اختيار وقت أحدث.',
  },
  not_newest_version: {
    en: 'You can only move people to the newest version. Review what changes for them again.',
    ar: 'النقل متاح إلى أحدث نسخة فقط. تُرجى مراجعة ما يتغيّر على المتابعين من جديد.',
  },
  not_judged_yet: {
    en: 'We’re still checking what changes for each person. Try again in a moment.',
    ar: 'ما زلنا نتحقق مما يتغيّر على كل شخص. يُرجى المحاولة بعد لحظات.',
  },
  not_published_yet: {
    en: 'This program has no published version yet.',
    ar: 'ليس لهذا البرنامج نسخة منشورة بعد.',
  },
  nobody_chosen: { en: 'Choose who this is for.', ar: 'يُرجى اختيار الأشخاص.' },
  no_such_branch: {
    en: 'This branch doesn’t exist. Choose another.',
    ar: 'هذا الفرع غير موجود. يُرجى اختيار فرع آخر.',
  },
  not_a_share: { en: 'Enter a number from 0 to 1.', ar: 'يُرجى إدخال رقم من 0 إلى 1.' },
  not_a_time: { en: 'Enter a time like 08:30.', ar: 'يُرجى إدخال وقت مثل 08:30.' },
  choose_one: { en: 'Choose at least one.', ar: 'يُرجى اختيار واحد على الأقل.' },
  day_to_come: {
    en: 'This day is in the future. Choose today or an earlier day.',
    ar: 'هذا اليوم في المستقبل. يُرجى اختيار اليوم أو يوم سابق.',
  },
  no_such_zone: {
    en: 'We don’t know this time zone. Choose another.',
    ar: 'هذه المنطقة الزمنية غير معروفة. يُرجى اختيار أخرى.',
  },
  snooze_not_allowed: { en: 'This can’t be snoozed any longer.', ar: 'لم يعد التأجيل ممكنًا.' },
  start_between: {
    en: 'Choose today or a day in the next 60 days.',
    ar: 'يُرجى اختيار اليوم أو يوم خلال 60 يومًا من الآن.',
  },
  calendar_range: {
    en: 'Choose up to 62 days, with the start before the end.',
    ar: 'يُرجى اختيار 62 يومًا على الأكثر، وأن تسبق البداية النهاية.',
  },
  welcome_both: {
    en: 'The start and end times must be different.',
    ar: 'يجب أن يختلف وقت البداية عن وقت النهاية.',
  },
  not_for_you: {
    en: 'Based on what you told us, this program isn’t meant for you.',
    ar: 'وفقًا لما ذكرته، هذا البرنامج غير مخصص لك.',
  },
  not_a_push_service: {
    en: 'Push notifications can only be sent to a browser’s push service.',
    ar: 'لا يمكن إرسال الإشعارات إلا إلى خدمة الإشعارات الخاصة بالمتصفح.',
  },
  end_these_mails: { en: 'Stop these emails', ar: 'إيقاف هذه الرسائل' },
  what_if_busy: {
    en: 'Other comparisons for this program are still running. Wait until one is done.',
    ar: 'ما زالت مقارنات أخرى لهذا البرنامج قيد الحساب. يُرجى الانتظار حتى تنتهي إحداها.',
  },
  what_if_nothing_drafted: {
    en: 'The draft has no protocol to compare with.',
    ar: 'ليس في المسودة بروتوكول للمقارنة به.',
  },
  ...followingMessages,
  ...sizeMessages,
  contact_received: { en: 'Thank you. We’ve received your message.', ar: 'شكرًا لك. وصلتنا رسالتك.' },
} as const satisfies Record<ErrorCode, Record<Locale, string>> & Record<string, Record<Locale, string>>;

export type MessageName = keyof typeof messages;
/** A message, or one with its number: `too_short:8`. */
export type MessageKey = MessageName | `${MessageName}:${number}`;

export function say(locale: Locale, key: MessageKey): string {
  const [name, n] = key.split(':') as [MessageName, string | undefined];
  const text = messages[name][locale];
  return n === undefined ? text : text.replace('{n}', new Intl.NumberFormat(locale).format(Number(n)));
}
