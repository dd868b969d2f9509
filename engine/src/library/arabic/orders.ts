/** Orders of all four types. */
import type { Dictionary } from '../../human-texts.ts';

export const orders: Dictionary = {
  'My doctor agrees': 'طبيبي موافق',
  'Confirm that your doctor knows of this program and has nothing against your taking part.':
    'أكّد أن طبيبك يعلم بهذا البرنامج ولا يمانع مشاركتك فيه.',
  'My person for emergencies': 'شخصي للطوارئ',
  'Confirm that you saved one person and your local emergency number where you find them at once.':
    'أكّد أنك حفظت رقم شخص تثق به ورقم الطوارئ في بلدك حيث تجدهما فورًا.',
  'I told somebody': 'أخبرت أحدًا',
  'Confirm that you told one person you trust what you are going to change.':
    'أكّد أنك أخبرت شخصًا تثق به بما ستغيّره.',
  'Safe at home': 'آمن في البيت',
  'Confirm that loose rugs are gone, paths are lit and the bathroom has something to hold on to.':
    'أكّد أن السجاد غير الثابت أُزيل، والممرات مضاءة، وفي الحمّام ما تمسك به.',
  'Blood pressure monitor': 'جهاز قياس ضغط الدم',
  'Get an upper-arm monitor of a model that was tested for accuracy, with a cuff that fits your arm.':
    'احصل على جهاز للعضد من طراز اختُبرت دقته، بسوار يناسب ذراعك.',
  'Blood glucose meter': 'جهاز قياس سكر الدم',
  'Get a meter with test strips and lancets that fit it. Ask whether your insurance pays.':
    'احصل على جهاز مع شرائط وإبر وخز تناسبه. واسأل هل يغطيه تأمينك.',
  'Shoes to move in': 'حذاء للحركة',
  'Get comfortable sports shoes with a thumb’s width of room in front of your toes.':
    'احصل على حذاء رياضي مريح فيه متسع بعرض الإبهام أمام أصابعك.',
  'Resistance band': 'شريط مقاومة',
  'Get one light and one medium resistance band for the strength exercises at home.':
    'احصل على شريط مقاومة خفيف وآخر متوسط لتمارين التقوية في البيت.',
  'Pill box for the week': 'علبة أقراص للأسبوع',
  'Get a pill box with a place for each day. Ask your pharmacist which medicines may go in it.':
    'احصل على علبة أقراص فيها مكان لكل يوم. واسأل الصيدلي أي الأدوية يصلح وضعها فيها.',
  'My list of medicines': 'قائمة أدويتي',
  'Upload a picture or a list of all medicines and supplements you take, with their doses.':
    'ارفع صورة أو قائمة بكل ما تأخذه من أدوية ومكمّلات مع جرعاتها.',
  'A picture of my plate': 'صورة طبقي',
  'Upload a picture of one ordinary meal, taken before you eat. Nobody judges it.':
    'ارفع صورة وجبة عادية التقطتها قبل الأكل. لن يحكم عليها أحد.',
  'Letter from my doctor': 'رسالة من طبيبي',
  'Upload your latest letter or report, so that your team knows what was found.':
    'ارفع آخر تقرير أو رسالة طبية لديك حتى يعرف فريقك ما وُجد.',
  'HbA1c from the laboratory': 'فحص HbA1c من المختبر',
  'Enter your latest HbA1c, the blood sugar of the last two to three months.':
    'أدخل آخر قيمة HbA1c لديك، وهي سكر الدم في الشهرين أو الثلاثة الماضية.',
  'LDL cholesterol from the laboratory': 'كوليسترول LDL من المختبر',
  'Enter the LDL cholesterol from your latest blood test.': 'أدخل كوليسترول LDL من آخر فحص دم لديك.',
  'Haemoglobin from the laboratory': 'الهيموغلوبين من المختبر',
  'Enter the haemoglobin from your latest blood count.': 'أدخل الهيموغلوبين من آخر صورة دم لديك.',
  'Carbon monoxide breath test': 'فحص أول أكسيد الكربون في النفَس',
  'Have your breath measured at a pharmacy or clinic and enter the carbon monoxide value.':
    'قِس نفَسك في صيدلية أو عيادة وأدخل قيمة أول أكسيد الكربون.',
};
