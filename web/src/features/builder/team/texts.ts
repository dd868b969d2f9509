import { defineTexts } from '../../../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'Team', ar: 'الفريق' },
  lead: {
    en: 'Who works on this protocol with you, and what each may do.',
    ar: 'من يعمل معك على هذا البروتوكول، وما يُسمح به لكل واحد.',
  },
  tabs: { en: 'Parts of the team page', ar: 'أقسام صفحة الفريق' },
  members: { en: 'Members', ar: 'الأعضاء' },
  invites: { en: 'Invites', ar: 'الدعوات' },
  permissions: { en: 'Permissions', ar: 'الصلاحيات' },
  owner: { en: 'Owner', ar: 'المالك' },
  you: { en: 'you', ar: 'أنت' },
  since: { en: 'Member', ar: 'عضو' },
  permissionOf: { en: 'What {name} may do', ar: 'ما يُسمح به لـ{name}' },
  changed: { en: '{name} may now: {permission}', ar: 'يُسمح الآن لـ{name} بـ: {permission}' },
  remove: { en: 'Remove', ar: 'أزِل' },
  removeNamed: { en: 'Remove {name}', ar: 'أزِل {name}' },
  removeTitle: { en: 'Remove {name} from the team?', ar: 'أتزيل {name} من الفريق؟' },
  removeText: {
    en: 'They can no longer open this protocol. What they made and said stays.',
    ar: 'لن يستطيع فتح هذا البروتوكول بعد الآن. ويبقى ما صنعه وما كتبه.',
  },
  removed: { en: '{name} is no longer in the team.', ar: 'لم يعد {name} في الفريق.' },
  keep: { en: 'Keep', ar: 'أبقِ' },
  leave: { en: 'Leave the team', ar: 'غادر الفريق' },
  leaveTitle: { en: 'Leave this team?', ar: 'أتغادر هذا الفريق؟' },
  leaveText: {
    en: 'You can no longer open this protocol, unless you are invited again.',
    ar: 'لن تستطيع فتح هذا البروتوكول ما لم تُدعَ من جديد.',
  },
  stay: { en: 'Stay', ar: 'ابقَ' },
  left: { en: 'You have left the team.', ar: 'غادرت الفريق.' },
  alone: { en: 'Nobody else yet', ar: 'لا أحد غيرك بعد' },
  aloneHelp: {
    en: 'Invite a colleague to read, to comment or to build with you.',
    ar: 'ادعُ زميلًا ليقرأ أو يعلّق أو يبني معك.',
  },
  invite: { en: 'Invite somebody', ar: 'ادعُ أحدًا' },
  email: { en: 'E-mail address', ar: 'البريد الإلكتروني' },
  emailHelp: {
    en: 'They get a message. Once they have an account with this address, they find the invitation on their home page.',
    ar: 'تصله رسالة، وحالما يكون له حساب بهذا البريد يجد الدعوة في صفحته الرئيسية.',
  },
  may: { en: 'What they may do', ar: 'ما يُسمح له به' },
  send: { en: 'Send invitation', ar: 'أرسل الدعوة' },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
  sent: { en: 'An invitation is on its way to {email}.', ar: 'الدعوة في طريقها إلى {email}.' },
  waiting: { en: 'Waiting for an answer', ar: 'بانتظار الرد' },
  invitedOn: { en: 'Invited', ar: 'دُعي' },
  noInvites: { en: 'No invitation is waiting for an answer.', ar: 'لا دعوة بانتظار الرد.' },
  takeBack: { en: 'Take back', ar: 'اسحبها' },
  takeBackNamed: { en: 'Take the invitation of {email} back', ar: 'اسحب دعوة {email}' },
  takenBack: { en: 'The invitation of {email} is taken back.', ar: 'سُحبت دعوة {email}.' },
  onlyOwner: {
    en: 'Only {name}, the owner, invites people and changes what they may do.',
    ar: 'لا يدعو الناس ويغيّر صلاحياتهم إلا المالك {name}.',
  },
  whoMay: { en: 'Who may do what', ar: 'من يُسمح له بماذا' },
  person: { en: 'Person', ar: 'الشخص' },
  yes: { en: 'yes', ar: 'نعم' },
  no: { en: 'no', ar: 'لا' },
  meaning: { en: 'What each one means', ar: 'معنى كل صلاحية' },
  changeThere: { en: 'Change it under Members', ar: 'غيّرها في قسم الأعضاء' },
});

/** Each includes the ones before it. */
export const permissionTexts = defineTexts({
  view: { en: 'View', ar: 'عرض' },
  comment: { en: 'Comment', ar: 'تعليق' },
  edit: { en: 'Edit', ar: 'تعديل' },
  publish: { en: 'Publish', ar: 'نشر' },
  owner: { en: 'Owner', ar: 'المالك' },
});

export const permissionHelp = defineTexts({
  view: {
    en: 'Read the flow, its items, comments, problems and history.',
    ar: 'قراءة المسار وعناصره والتعليقات والمشكلات والسجل.',
  },
  comment: {
    en: 'Also comment on steps, answer, and resolve comments.',
    ar: 'وكذلك التعليق على الخطوات والرد وحل التعليقات.',
  },
  edit: {
    en: 'Also change steps, items, modules and rules, and go back to earlier versions.',
    ar: 'وكذلك تغيير الخطوات والعناصر والوحدات والقواعد والرجوع إلى نسخ سابقة.',
  },
  publish: {
    en: 'Also bring it to followers, as part of a program.',
    ar: 'وكذلك إتاحته للمتابعين ضمن برنامج.',
  },
  owner: {
    en: 'Everything, and the team: invite, change permissions, remove, archive.',
    ar: 'كل شيء، والفريق: الدعوة وتغيير الصلاحيات والإزالة والأرشفة.',
  },
});
