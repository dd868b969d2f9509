/** Challenges for body and table. */
import type { Dictionary } from '../../human-texts.ts';

export const challengesBody: Dictionary = {
  'Twenty minutes on foot': 'عشرون دقيقة مشيًا',
  '20 minutes of walking on at least 10 of 14 days.': 'مشي 20 دقيقة في 10 أيام على الأقل من 14 يومًا.',
  'Walk for 20 minutes, all at once or in parts, and write down the minutes.':
    'امشِ 20 دقيقة، دفعة واحدة أو على أجزاء، واكتب الدقائق.',
  'Take the stairs': 'صعود الدرج',
  'Take the stairs instead of the elevator on at least 5 of 7 days.':
    'صعود الدرج بدل المصعد في 5 أيام على الأقل من 7.',
  'Take the stairs for 4 floors or fewer. Use the elevator if your heart, lungs or knees need it.':
    'اصعد الدرج كلما كانت الطوابق 4 أو أقل. واستعمل المصعد إن احتاج إليه قلبك أو رئتاك أو ركبتاك.',
  'Strength every other day': 'تقوية كل يومين',
  'Short strength workouts on at least 9 of 21 days, with rest days in between.':
    'تمارين تقوية قصيرة في 9 أيام على الأقل من 21 يومًا، بينها أيام راحة.',
  'Do a strength workout that suits you. Rest for a day before the next one.':
    'أدِّ تمارين تقوية تناسبك. واسترح يومًا قبل المرة التالية.',
  'Half a plate of vegetables': 'نصف طبق من الخضار',
  'For 2 weeks, make half of one meal a day vegetables, and take a photo.':
    'أسبوعان، نصف وجبة واحدة كل يوم خضار، مع صورة.',
  'At one meal, fill half your plate with vegetables and take a photo.':
    'املأ نصف طبقك بالخضار في وجبة واحدة والتقط صورة له.',
  'A week without sugary drinks': 'أسبوع بلا مشروبات محلّاة',
  '7 days of water, or tea or coffee without sugar, instead of soft drinks and juice.':
    '7 أيام مع الماء، أو الشاي أو القهوة بلا سكر، بدل المشروبات الغازية والعصير.',
  'Drink nothing with added sugar today. If your blood sugar drops, have something sweet. That doesn’t count.':
    'لا تشرب اليوم شيئًا فيه سكر مضاف. وإن هبط سكر دمك فتناول شيئًا حلوًا، وهو لا يُحسب.',
  'Foot check every evening': 'فحص القدمين كل مساء',
  '2 weeks of daily foot checks for people with diabetes, to make them a habit.':
    'أسبوعان من فحص القدمين اليومي لمن لديه سكري، حتى يصير عادة.',
  'Check both feet, the soles and between your toes. Tell your doctor about any wound or hot area the same day.':
    'انظر إلى قدميك، باطنهما وما بين الأصابع. وأخبر طبيبك في اليوم نفسه عن أي جرح أو موضع ساخن.',
  'Four weeks for your pelvic floor': 'أربعة أسابيع لقاع الحوض',
  'Pelvic floor exercise on at least 20 of 28 days.': 'تمرين قاع الحوض في 20 يومًا على الأقل من 28.',
  'Do your pelvic floor exercise at least twice today. It shouldn’t hurt.':
    'أدّي تمرين قاع الحوض مرتين على الأقل اليوم. وينبغي ألا يؤلمك.',
};
