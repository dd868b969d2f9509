/** The CES-D; our own translation, not an approved one. */
import type { Dictionary } from '../../human-texts.ts';

export const assessmentsCesD: Dictionary = {
  '20 statements about mood during the past week. 4 of them are reverse-scored.':
    '20 عبارة عن المزاج في الأسبوع الماضي. 4 منها تُحسب بالعكس.',
  'Center for Epidemiologic Studies Depression Scale, CES-D (Radloff 1977)':
    'مقياس الاكتئاب لمركز الدراسات الوبائية CES-D (Radloff، 1977)؛ ترجمتنا، وهي غير معتمدة',
  'Public domain: a work of the United States government (National Institute of Mental Health)':
    'ملك عام: من أعمال حكومة الولايات المتحدة (المعهد الوطني للصحة النفسية). الترجمة العربية لنا، وهي غير معتمدة',
  'I was bothered by things that usually don’t bother me.': 'أزعجتني أشياء لا تزعجني عادة.',
  'How often have you felt or behaved this way during the past week?':
    'كم مرة شعرت أو تصرفت هكذا خلال الأسبوع الماضي؟',
  'Rarely or none of the time (less than 1 day)': 'نادرًا أو أبدًا (أقل من يوم)',
  'Some or a little of the time (1–2 days)': 'بعض الوقت أو قليلًا منه (يوم أو يومان)',
  'Occasionally or a moderate amount of time (3–4 days)': 'أحيانًا أو وقتًا متوسطًا (3–4 أيام)',
  'Most or all of the time (5–7 days)': 'معظم الوقت أو كله (5–7 أيام)',
  'I did not feel like eating; my appetite was poor.': 'لم تكن لي رغبة في الأكل، وكانت شهيتي ضعيفة.',
  'I felt that I could not shake off the blues even with help from my family or friends.':
    'شعرت بأنني لا أستطيع التخلص من الكآبة حتى بمساعدة أسرتي أو أصدقائي.',
  'I felt that I was just as good as other people.': 'شعرت بأنني لا أقل عن غيري من الناس.',
  'I had trouble keeping my mind on what I was doing.': 'وجدت صعوبة في التركيز على ما أفعله.',
  'I felt depressed.': 'شعرت بالاكتئاب.',
  'I felt that everything I did was an effort.': 'شعرت بأن كل ما أفعله يتطلب جهدًا.',
  'I felt hopeful about the future.': 'شعرت بالأمل في المستقبل.',
  'I thought my life had been a failure.': 'ظننت أن حياتي كانت فاشلة.',
  'I felt fearful.': 'شعرت بالخوف.',
  'My sleep was restless.': 'كان نومي مضطربًا.',
  'I was happy.': 'كنت سعيدًا.',
  'I talked less than usual.': 'تكلمت أقل من المعتاد.',
  'I felt lonely.': 'شعرت بالوحدة.',
  'People were unfriendly.': 'كان الناس غير ودودين.',
  'I enjoyed life.': 'استمتعت بالحياة.',
  'I had crying spells.': 'مرّت بي نوبات بكاء.',
  'I felt sad.': 'شعرت بالحزن.',
  'I felt that people dislike me.': 'شعرت بأن الناس لا يحبونني.',
  'I could not get “going”.': 'لم أستطع أن «أنطلق» في أموري.',
};
