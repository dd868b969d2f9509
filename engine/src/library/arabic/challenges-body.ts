/** Challenges for body and table. */
import type { Dictionary } from '../../human-texts.ts';

export const challengesBody: Dictionary = {
  'Twenty minutes on foot': 'عشرون دقيقة مشيًا',
  'Two weeks of daily walks: twenty minutes on at least ten of fourteen days.':
    'أسبوعان من المشي اليومي: عشرون دقيقة في عشرة أيام على الأقل من أربعة عشر.',
  'Walk for twenty minutes, in one go or in parts, and note the minutes.':
    'امشِ عشرين دقيقة، دفعة واحدة أو على أجزاء، ودوّن الدقائق.',
  'Take the stairs': 'اصعد الدرج',
  'A week in which you take the stairs instead of the lift on at least five days.':
    'أسبوع تصعد فيه الدرج بدل المصعد في خمسة أيام على الأقل.',
  'Take the stairs whenever it is four floors or fewer. Use the lift if your heart, lungs or knees ask for it.':
    'اصعد الدرج كلما كانت الطوابق أربعة أو أقل. واستعمل المصعد إن طلبه قلبك أو رئتاك أو ركبتاك.',
  'Strength every other day': 'تقوية كل يومين',
  'Three weeks of short strength rounds, on at least nine of twenty-one days, with rest between.':
    'ثلاثة أسابيع من جولات التقوية القصيرة، في تسعة أيام على الأقل من واحد وعشرين، بينها راحة.',
  'Do one strength round that suits you. Rest for a day between two rounds.':
    'أدِّ جولة تقوية تناسبك. واسترح يومًا بين كل جولتين.',
  'Half a plate of vegetables': 'نصف طبق من الخضار',
  'Two weeks in which half of one meal a day is vegetables, shown with a picture.':
    'أسبوعان يكون فيهما نصف إحدى وجبات اليوم خضارًا، مع صورة.',
  'Fill half of your plate with vegetables at one meal and take a picture of it.':
    'املأ نصف طبقك بالخضار في وجبة واحدة والتقط صورة له.',
  'A week without sugary drinks': 'أسبوع بلا مشروبات محلّاة',
  'Seven days with water, tea or coffee without sugar instead of soft drinks and juice.':
    'سبعة أيام مع الماء أو الشاي أو القهوة بلا سكر بدل المشروبات الغازية والعصير.',
  'Drink nothing with added sugar today. If your blood sugar is low, something sweet is medicine and does not count.':
    'لا تشرب اليوم شيئًا فيه سكر مضاف. وإن هبط سكر دمك فالشيء الحلو دواء ولا يُحسب.',
  'Feet every evening': 'قدماك كل مساء',
  'Two weeks of daily foot checks for people with diabetes, until they are a habit.':
    'أسبوعان من فحص القدمين اليومي لمن لديه سكري، حتى يصير عادة.',
  'Look at both feet, soles and between the toes. Tell your doctor the same day about any wound or hot spot.':
    'انظر إلى قدميك، باطنهما وما بين الأصابع. وأخبر طبيبك في اليوم نفسه عن أي جرح أو موضع ساخن.',
  'Four weeks for your pelvic floor': 'أربعة أسابيع لقاع الحوض',
  'Four weeks of pelvic floor exercise, on at least twenty of twenty-eight days.':
    'أربعة أسابيع من تمرين قاع الحوض، في عشرين يومًا على الأقل من ثمانية وعشرين.',
  'Do your pelvic floor exercise at least twice today. It must not hurt.':
    'أدّي تمرين قاع الحوض مرتين على الأقل اليوم. ويجب ألا يؤلمك.',
};
