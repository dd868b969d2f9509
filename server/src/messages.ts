import type { ErrorCode } from '@regimen/contract/errors.ts';
import type { Locale } from '@regimen/contract/load.ts';
import { followingMessages } from './following-messages.ts';
import { sizeMessages } from './size-messages.ts';

/** What the API says to people, in their language. `{n}` is filled in. */
const messages = {
  bad_request: { en: 'The request could not be understood.', ar: 'تعذّر فهم الطلب.' },
  unauthenticated: { en: 'Please sign in.', ar: 'يرجى تسجيل الدخول.' },
  forbidden: { en: 'Access Denied', ar: 'الوصول مرفوض' },
  not_found: { en: 'Resource not found', ar: 'المورد غير موجود' },
  method_not_allowed: {
    en: 'This address does not answer to that method.',
    ar: 'هذا العنوان لا يقبل هذه الطريقة.',
  },
  too_slow: {
    en: 'This took too long to arrive. Check your connection and try again.',
    ar: 'استغرق الإرسال وقتًا أطول من اللازم. تحقّق من اتصالك وحاول مرة أخرى.',
  },
  sending_much: {
    en: 'You are sending a lot at once. Wait for one to get through, then try again.',
    ar: 'أنت ترسل الكثير دفعة واحدة. انتظر حتى يصل واحد منها ثم حاول مرة أخرى.',
  },
  conflict: {
    en: 'Somebody changed this at the same moment. Please try again.',
    ar: 'غيّر شخص آخر هذا في اللحظة نفسها. حاول مرة أخرى.',
  },
  too_large: { en: 'That is too large to be sent.', ar: 'الحجم أكبر من أن يُرسل.' },
  unsupported_media_type: { en: 'Send JSON.', ar: 'أرسل البيانات بصيغة JSON.' },
  invalid: { en: 'Some fields need another look.', ar: 'بعض الحقول تحتاج إلى مراجعة.' },
  in_use: { en: "Can't update this item such as its in use", ar: 'لا يمكن تعديل هذا العنصر لأنه مستخدم' },
  in_use_delete: {
    en: "Can't delete this item such as its in use",
    ar: 'لا يمكن حذف هذا العنصر لأنه مستخدم',
  },
  too_many_requests: {
    en: 'Too many tries. Please wait a little.',
    ar: 'محاولات كثيرة. انتظر قليلًا من فضلك.',
  },
  internal: { en: 'Something went wrong', ar: 'حدث خطأ ما' },
  unavailable: {
    en: 'The service is busy. Please try again in a moment.',
    ar: 'الخدمة مشغولة. حاول بعد لحظات.',
  },
  storage_full: {
    en: 'We have no room to store anything new right now. Please try again later.',
    ar: 'لا نستطيع حفظ شيء جديد الآن لأن مساحة التخزين لا تكفي. حاول لاحقًا من فضلك.',
  },

  pseudonym_plain: {
    en: 'Letters, digits and spaces only, please, in one alphabet.',
    ar: 'حروف وأرقام ومسافات فقط، بأبجدية واحدة.',
  },
  pseudonym_no_link: {
    en: 'A name, please, not an address of a site.',
    ar: 'اكتب اسمًا لا عنوان موقع.',
  },
  pseudonym_taken: {
    en: 'People would take you for somebody else. Please choose another name.',
    ar: 'قد يظنك الناس شخصًا آخر. اختر اسمًا مختلفًا.',
  },
  required: { en: 'Please fill this in.', ar: 'يرجى ملء هذا الحقل.' },
  too_short: { en: 'At least {n} characters, please.', ar: 'اكتب {n} أحرف على الأقل.' },
  too_long: { en: 'At most {n} characters, please.', ar: 'اكتب {n} حرفًا على الأكثر.' },
  too_small: { en: 'At least {n}.', ar: 'القيمة الدنيا {n}.' },
  too_big: { en: 'At most {n}.', ar: 'القيمة القصوى {n}.' },
  not_email: { en: 'This does not look like an e-mail address.', ar: 'لا يبدو هذا عنوان بريد إلكتروني.' },
  not_allowed: { en: 'Please choose one of the options.', ar: 'يرجى اختيار أحد الخيارات.' },
  not_a_phone: { en: 'Please write a phone number.', ar: 'اكتب رقم هاتف من فضلك.' },
  not_valid: { en: 'This value cannot be used.', ar: 'لا يمكن استخدام هذه القيمة.' },
  unreadable_characters: {
    en: 'It contains characters that cannot be stored.',
    ar: 'يحتوي على رموز لا يمكن حفظها.',
  },
  name_with_link: {
    en: 'A name cannot hold a web address. Please write only your name.',
    ar: 'لا يمكن أن يحتوي الاسم على عنوان موقع. اكتب اسمك فقط.',
  },
  wrong_credentials: {
    en: 'E-mail or password is not right. Just registered? Open the link in our message first.',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة. سجّلت للتو؟ افتح أولًا الرابط الذي في رسالتنا.',
  },
  password_wanted: {
    en: 'Choose a password for your account.',
    ar: 'اختر كلمة مرور لحسابك.',
  },
  password_like_email: {
    en: 'Choose a password that is not your e-mail address.',
    ar: 'اختر كلمة مرور تختلف عن بريدك الإلكتروني.',
  },
  link_spent: {
    en: 'This link was used already or is too old.',
    ar: 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته.',
  },
  key_reused: { en: 'This key was used for another request.', ar: 'استُخدم هذا المفتاح لطلب آخر.' },
  key_malformed: {
    en: 'A key has 16 to 100 letters, digits, dashes or underscores.',
    ar: 'المفتاح من 16 إلى 100 حرف أو رقم أو شرطة.',
  },
  not_of_this_discussion: {
    en: 'That answer does not belong to this discussion.',
    ar: 'هذه الإجابة لا تخص هذا النقاش.',
  },
  category_name_taken: {
    en: 'You already have a category with this name.',
    ar: 'لديك فئة بهذا الاسم بالفعل.',
  },
  only_owner: {
    en: 'Only the program’s owner can add or remove protocols.',
    ar: 'وحده صاحب البرنامج يضيف البروتوكولات أو يزيلها.',
  },
  program_archived: {
    en: 'This program is in the archive. Take it out first.',
    ar: 'هذا البرنامج في الأرشيف. أخرجه منه أولًا.',
  },
  too_far_back: {
    en: 'Too much has changed since then to go back to it step by step. Choose a version that was kept.',
    ar: 'تغيّر الكثير منذ ذلك الحين ولا يمكن الرجوع إليه خطوة خطوة. اختر نسخة محفوظة.',
  },
  changed_meanwhile: {
    en: 'It was changed while it was being checked. Look at it again, then publish.',
    ar: 'تغيّر أثناء فحصه. راجعه من جديد ثم انشر.',
  },
  not_publishable: {
    en: 'Something on the checklist still stops publishing.',
    ar: 'ما زال في القائمة ما يمنع النشر.',
  },
  invited_owner: { en: 'This is your own address.', ar: 'هذا عنوانك أنت.' },
  invited_member: {
    en: 'This person already works on the protocol.',
    ar: 'هذا الشخص يعمل على البروتوكول بالفعل.',
  },
  invited_already: {
    en: 'This address has been invited already.',
    ar: 'سبق إرسال دعوة إلى هذا العنوان.',
  },
  not_a_remark_here: {
    en: 'Only a remark on this protocol can be answered.',
    ar: 'لا يمكن الرد إلا على ملاحظة على هذا البروتوكول.',
  },
  step_needed: { en: 'Choose the step that must be reached.', ar: 'اختر الخطوة التي يجب بلوغها.' },
  file_unreadable: {
    en: 'This file cannot be read. A picture (JPEG, PNG, WebP, GIF, AVIF) or a PDF without a password is fine.',
    ar: 'تعذّرت قراءة هذا الملف. أرسل صورة (JPEG أو PNG أو WebP أو GIF أو AVIF) أو ملف PDF بلا كلمة مرور.',
  },
  picture_unreadable: {
    en: 'This file cannot be read as a picture. JPEG, PNG, WebP, GIF and AVIF work.',
    ar: 'تعذّرت قراءة هذا الملف كصورة. الصيغ المقبولة: JPEG وPNG وWebP وGIF وAVIF.',
  },
  picture_too_large: {
    en: 'This picture is too large. At most {n} million pixels, please.',
    ar: 'هذه الصورة أكبر من اللازم. الحد الأقصى {n} مليون بكسل.',
  },
  not_in_team: {
    en: 'Choose an expert of this program’s team.',
    ar: 'اختر خبيرًا من فريق هذا البرنامج.',
  },
  danger_cannot_wait: {
    en: 'Somebody may be in danger. Please look at it now, or hand it to a colleague.',
    ar: 'قد يكون شخص في خطر. انظر في الأمر الآن من فضلك، أو سلّمه إلى زميل.',
  },
  after_its_deadline: {
    en: 'Its deadline comes before that. Choose an earlier time.',
    ar: 'موعده النهائي قبل ذلك. اختر وقتًا أقرب.',
  },
  task_closed: {
    en: 'This task is not open any more.',
    ar: 'لم تعد هذه المهمة مفتوحة.',
  },
  task_handed_in: {
    en: 'This has been handed in already. It counts when you go on.',
    ar: 'سبق تسليم هذه المهمة، وستُحتسب عند المتابعة.',
  },
  run_over: { en: 'This program is over for you.', ar: 'انتهى هذا البرنامج بالنسبة إليك.' },
  not_begun: { en: 'This program has not begun yet.', ar: 'لم يبدأ هذا البرنامج بعد.' },
  already_following: { en: 'You follow this program already.', ar: 'أنت تتابع هذا البرنامج بالفعل.' },
  takes_no_followers: {
    en: 'This program takes no new followers.',
    ar: 'لا يقبل هذا البرنامج متابعين جددًا.',
  },
  does_not_fit_task: { en: 'This does not answer the task.', ar: 'هذا ليس جوابًا عن المهمة.' },
  proof_missing: { en: 'The task asks for this.', ar: 'المهمة تطلب هذا.' },
  proof_not_number: { en: 'Please enter a number.', ar: 'أدخل رقمًا من فضلك.' },
  no_such_upload: { en: 'This file was not put up by you.', ar: 'لم ترفع أنت هذا الملف.' },
  answer_missing: { en: 'Please answer this.', ar: 'أجب عن هذا من فضلك.' },
  answer_not_asked: { en: 'This question is not asked.', ar: 'هذا السؤال غير مطروح.' },
  answer_wrong_kind: {
    en: 'This kind of answer does not fit the question.',
    ar: 'هذا النوع من الإجابة لا يناسب السؤال.',
  },
  answer_out_of_range: { en: 'Please choose a value on the scale.', ar: 'اختر قيمة ضمن المقياس.' },
  answer_unknown_option: { en: 'Please choose one of the options.', ar: 'اختر أحد الخيارات من فضلك.' },
  no_such_kpi: {
    en: 'No program you follow measures this.',
    ar: 'لا يقيس هذا أي برنامج تتابعه.',
  },
  kpi_worked_out: {
    en: 'This is worked out from other readings.',
    ar: 'تُحسب هذه القيمة من قراءات أخرى.',
  },
  unknown_unit: { en: 'This unit is not known here.', ar: 'هذه الوحدة غير معروفة هنا.' },
  reading_out_of_range: {
    en: 'This is outside what is possible. Please check it.',
    ar: 'هذه القيمة خارج النطاق الممكن. يرجى التحقق منها.',
  },
  reading_taken: {
    en: 'There is a reading for this moment already.',
    ar: 'توجد قراءة لهذه اللحظة بالفعل.',
  },
  time_not_past: { en: 'This lies in the future.', ar: 'هذا الوقت في المستقبل.' },
  time_too_old: { en: 'This is too long ago.', ar: 'مضى على هذا وقت طويل.' },
  not_newest_version: {
    en: 'People are moved to the newest version only. Look again at what it means for them.',
    ar: 'لا يُنقل الناس إلا إلى أحدث إصدار. انظر من جديد ماذا يعني لهم.',
  },
  not_judged_yet: {
    en: 'We are still looking at what it means for everybody. Try again in a moment.',
    ar: 'ما زلنا ننظر ماذا يعني ذلك لكل شخص. حاول بعد لحظة.',
  },
  not_published_yet: { en: 'This program has no published version.', ar: 'ليس لهذا البرنامج إصدار منشور.' },
  nobody_chosen: { en: 'Choose for whom.', ar: 'اختر لمن.' },
  no_such_branch: { en: 'There is no such way.', ar: 'لا يوجد مسار كهذا.' },
  not_a_share: { en: 'Between 0 and 1, please.', ar: 'قيمة بين 0 و1 من فضلك.' },
  not_a_time: { en: 'Write the time as HH:MM.', ar: 'اكتب الوقت بالصيغة HH:MM.' },
  choose_one: { en: 'Please choose at least one.', ar: 'اختر واحدًا على الأقل.' },
  day_to_come: {
    en: 'This day is still to come. Choose today or an earlier one.',
    ar: 'هذا اليوم لم يأتِ بعد. اختر اليوم أو يومًا قبله.',
  },
  no_such_zone: { en: 'This time zone is not known.', ar: 'هذه المنطقة الزمنية غير معروفة.' },
  snooze_not_allowed: {
    en: 'It cannot be put off any further.',
    ar: 'لا يمكن تأجيلها أكثر من ذلك.',
  },
  start_between: {
    en: 'Choose a day between today and 60 days from now.',
    ar: 'اختر يومًا بين اليوم و60 يومًا من الآن.',
  },
  calendar_range: {
    en: 'Choose at most 62 days, the first one first.',
    ar: 'اختر 62 يومًا على الأكثر، والأول أولًا.',
  },
  welcome_both: {
    en: 'Begin and end have to differ.',
    ar: 'يجب أن يختلف وقت البداية عن وقت النهاية.',
  },
  not_for_you: {
    en: 'This program is not meant for you as you described yourself.',
    ar: 'وفقًا لما ذكرته، هذا البرنامج غير مخصص لك.',
  },
  not_a_push_service: {
    en: 'Push messages can only be sent to a browser’s push service.',
    ar: 'لا يمكن إرسال الإشعارات إلا إلى خدمة الإشعارات الخاصة بالمتصفح.',
  },
  end_these_mails: { en: 'Stop these e-mails', ar: 'إيقاف هذه الرسائل' },
  what_if_busy: {
    en: 'Others of this program are still being worked out. Please wait until one is done.',
    ar: 'ما زالت مقارنات أخرى لهذا البرنامج قيد الحساب. انتظر حتى تنتهي إحداها.',
  },
  what_if_nothing_drafted: {
    en: 'The draft has no protocol to compare with.',
    ar: 'ليس في المسودة بروتوكول للمقارنة به.',
  },
  ...followingMessages,
  ...sizeMessages,
  contact_received: { en: 'Thank you. Your message has arrived.', ar: 'شكرًا لك. وصلت رسالتك.' },
} as const satisfies Record<ErrorCode, Record<Locale, string>> & Record<string, Record<Locale, string>>;

export type MessageName = keyof typeof messages;
/** A message, or one with its number: `too_short:8`. */
export type MessageKey = MessageName | `${MessageName}:${number}`;

export function say(locale: Locale, key: MessageKey): string {
  const [name, n] = key.split(':') as [MessageName, string | undefined];
  const text = messages[name][locale];
  return n === undefined ? text : text.replace('{n}', new Intl.NumberFormat(locale).format(Number(n)));
}
