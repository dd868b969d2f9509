/** Orders of all four types. */
import type { Dictionary } from '../../human-texts.ts';

export const orders: Dictionary = {
  'My doctor agrees': 'موافقة طبيبي',
  'Confirm that your doctor knows about this program and agrees that you take part.':
    'أكّد أن طبيبك يعلم بهذا البرنامج ويوافق على مشاركتك فيه.',
  'My emergency contact': 'جهة الاتصال في الطوارئ',
  'Confirm that you saved a contact and your local emergency number where you can find them right away.':
    'أكّد أنك حفظت رقم شخص تثق به ورقم الطوارئ في بلدك حيث تجدهما فورًا.',
  'I told someone': 'أخبرت أحدًا',
  'Confirm that you told someone you trust what you’re going to change.':
    'أكّد أنك أخبرت شخصًا تثق به بما ستغيّره.',
  'Safe at home': 'بيت آمن',
  'Confirm that loose rugs are gone, hallways are well lit and the bathroom has something to hold on to.':
    'أكّد إزالة السجاد غير الثابت، وإضاءة الممرات، ووجود ما تمسك به في الحمّام.',
  'Blood pressure monitor': 'جهاز قياس ضغط الدم',
  'Get an upper-arm monitor that has been tested for accuracy, with a cuff that fits your arm.':
    'احصل على جهاز للعضد من طراز اختُبرت دقته، بسوار يناسب ذراعك.',
  'Blood glucose meter': 'جهاز قياس سكر الدم',
  'Get a meter with matching test strips and lancets. Ask whether your insurance covers it.':
    'احصل على جهاز مع شرائط وإبر وخز تناسبه. واسأل هل يغطيه تأمينك.',
  'Exercise shoes': 'حذاء رياضي',
  'Get comfortable sports shoes with a thumb’s width of space in front of your toes.':
    'احصل على حذاء رياضي مريح فيه متسع بعرض الإبهام أمام أصابعك.',
  'Resistance band': 'شريط مقاومة',
  'Get a light and a medium resistance band for strength exercises at home.':
    'احصل على شريط مقاومة خفيف وآخر متوسط لتمارين التقوية في البيت.',
  'Weekly pill box': 'علبة أقراص أسبوعية',
  'Get a pill box with a compartment for each day. Ask your pharmacist which medicines can go in it.':
    'احصل على علبة أقراص فيها مكان لكل يوم. واسأل الصيدلي أي الأدوية يصلح وضعها فيها.',
  'My medicine list': 'قائمة أدويتي',
  'Upload a photo or a list of all the medicines and supplements you take, with the doses.':
    'ارفع صورة أو قائمة بكل ما تأخذه من أدوية ومكمّلات مع جرعاتها.',
  'A photo of my plate': 'صورة طبقي',
  'Upload a photo of an ordinary meal, taken before you eat. No one will judge it.':
    'ارفع صورة وجبة عادية التقطتها قبل الأكل. لن يحكم عليها أحد.',
  'Letter from my doctor': 'رسالة من طبيبي',
  'Upload your latest letter or report, so your team knows the findings.':
    'ارفع آخر تقرير أو رسالة طبية لديك حتى يعرف فريقك النتائج.',
  'Lab test: HbA1c': 'تحليل HbA1c',
  'Enter your latest HbA1c. It shows your average blood sugar over the last 2 to 3 months.':
    'أدخل آخر قيمة HbA1c لديك. وهي متوسط سكر الدم في الشهرين أو الثلاثة الماضية.',
  'Lab test: LDL cholesterol': 'تحليل كوليسترول LDL',
  'Enter the LDL cholesterol from your latest blood test.': 'أدخل كوليسترول LDL من آخر فحص دم لديك.',
  'Lab test: hemoglobin': 'تحليل الهيموغلوبين',
  'Enter the hemoglobin from your latest blood count.': 'أدخل الهيموغلوبين من آخر صورة دم لديك.',
  'Carbon monoxide breath test': 'فحص أول أكسيد الكربون في النفَس',
  'Get a breath test at a pharmacy or clinic and enter your carbon monoxide level.':
    'أجرِ فحص النفَس في صيدلية أو عيادة وأدخل قيمة أول أكسيد الكربون.',
};
