import { defineTexts } from '../../../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'Team', ar: 'الفريق' },
  lead: {
    en: 'Who works on this protocol with you, and what they can do.',
    ar: 'من يعمل معك على هذا البروتوكول، وصلاحيات كل شخص.',
  },
  tabs: { en: 'Team sections', ar: 'أقسام صفحة الفريق' },
  members: { en: 'Members', ar: 'الأعضاء' },
  invites: { en: 'Invites', ar: 'الدعوات' },
  permissions: { en: 'Permissions', ar: 'الصلاحيات' },
  owner: { en: 'Owner', ar: 'المالك' },
  you: { en: 'you', ar: 'أنت' },
  since: { en: 'Member', ar: 'عضو' },
  permissionOf: { en: 'What {name} can do', ar: 'صلاحية {name}' },
  changed: { en: 'New permission for {name}: {permission}', ar: 'الصلاحية الجديدة لـ{name}: {permission}' },
  remove: { en: 'Remove', ar: 'إزالة' },
  removeNamed: { en: 'Remove {name}', ar: 'إزالة {name}' },
  removeTitle: { en: 'Remove {name} from the team?', ar: 'إزالة {name} من الفريق؟' },
  removeText: {
    en: 'They can no longer open this protocol. Their work and comments stay.',
    ar: 'لن يمكنه فتح هذا البروتوكول بعد الآن. ويبقى عمله وتعليقاته.',
  },
  removed: { en: '{name} removed from the team', ar: 'تمت إزالة {name} من الفريق' },
  keep: { en: 'Keep', ar: 'إبقاء' },
  leave: { en: 'Leave the team', ar: 'مغادرة الفريق' },
  leaveTitle: { en: 'Leave this team?', ar: 'مغادرة هذا الفريق؟' },
  leaveText: {
    en: 'You won’t be able to open this protocol unless you’re invited again.',
    ar: 'لن يمكنك فتح هذا البروتوكول إلا بدعوة جديدة.',
  },
  stay: { en: 'Stay', ar: 'البقاء' },
  left: { en: 'You left the team', ar: 'تمت مغادرة الفريق' },
  alone: { en: 'Just you so far', ar: 'لا أحد غيرك بعد' },
  aloneHelp: {
    en: 'Invite a colleague to view, comment or build with you.',
    ar: 'يمكنك دعوة الزملاء للاطلاع أو التعليق أو البناء معك.',
  },
  invite: { en: 'Invite someone', ar: 'دعوة شخص' },
  email: { en: 'Email address', ar: 'البريد الإلكتروني' },
  emailHelp: {
    en: 'We’ll email them. Once they have an account with this address, the invitation is on their home page.',
    ar: 'نرسل رسالة إلى هذا البريد، وتظهر الدعوة في الصفحة الرئيسية بعد وجود حساب به.',
  },
  may: { en: 'What they can do', ar: 'الصلاحية' },
  send: { en: 'Send invitation', ar: 'إرسال الدعوة' },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
  sent: { en: 'Invitation sent to {email}', ar: 'تم إرسال الدعوة إلى {email}' },
  waiting: { en: 'Pending invitations', ar: 'دعوات بانتظار الرد' },
  invitedOn: { en: 'Invited', ar: 'أُرسلت الدعوة' },
  noInvites: { en: 'No pending invitations.', ar: 'لا دعوات بانتظار الرد.' },
  takeBack: { en: 'Withdraw', ar: 'سحب' },
  takeBackNamed: { en: 'Withdraw the invitation to {email}', ar: 'سحب دعوة {email}' },
  takenBack: { en: 'Invitation to {email} withdrawn', ar: 'تم سحب دعوة {email}' },
  onlyOwner: {
    en: 'Only the owner, {name}, can invite people and change permissions.',
    ar: 'الدعوة وتغيير الصلاحيات للمالك ({name}) وحده.',
  },
  whoMay: { en: 'Who can do what', ar: 'صلاحيات كل شخص' },
  person: { en: 'Person', ar: 'الشخص' },
  yes: { en: 'yes', ar: 'نعم' },
  no: { en: 'no', ar: 'لا' },
  meaning: { en: 'What each permission means', ar: 'معنى كل صلاحية' },
  changeThere: { en: 'Change this under Members', ar: 'التغيير من قسم الأعضاء' },
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
    en: 'View the flow, its items, comments, problems and history.',
    ar: 'الاطلاع على المسار وعناصره والتعليقات والمشكلات والسجل.',
  },
  comment: {
    en: 'Also comment on steps, reply, and resolve comments.',
    ar: 'وكذلك التعليق على الخطوات والرد على التعليقات وحلّها.',
  },
  edit: {
    en: 'Also change steps, items, modules and rules, and restore earlier versions.',
    ar: 'وكذلك تعديل الخطوات والعناصر والوحدات والقواعد واستعادة نسخ سابقة.',
  },
  publish: {
    en: 'Also publish it to followers, as part of a program.',
    ar: 'وكذلك نشره للمتابعين ضمن برنامج.',
  },
  owner: {
    en: 'Everything, plus the team: invite, change permissions, remove, archive.',
    ar: 'كل ما سبق، وإدارة الفريق: الدعوة وتغيير الصلاحيات والإزالة والأرشفة.',
  },
});
