/** Short instruments by agencies of the United States; our own translation, not an approved one. */
import type { Dictionary } from '../../human-texts.ts';

export const assessmentsGovernment: Dictionary = {
  'Up to 6 yes-or-no questions about the after-effects of a frightening event.':
    'حتى 6 أسئلة بنعم أو لا عن آثار حدث مخيف.',
  'Primary Care PTSD Screen for DSM-5, PC-PTSD-5 (Prins and others 2016)':
    'فحص الرعاية الأولية لاضطراب ما بعد الصدمة PC-PTSD-5 (Prins وآخرون، 2016)؛ ترجمتنا، وهي غير معتمدة',
  'Public domain: a work of the United States government (Department of Veterans Affairs)':
    'ملك عام: من أعمال حكومة الولايات المتحدة (وزارة شؤون المحاربين القدامى). الترجمة العربية لنا، وهي غير معتمدة',
  'Have you ever experienced this kind of event?': 'هل مررت يومًا بحدث من هذا النوع؟',
  'Sometimes things happen to people that are unusually or especially frightening, horrible, or traumatic. For example: a serious accident or fire, a physical or sexual assault or abuse, an earthquake or flood, a war, seeing someone be killed or seriously injured, having a loved one die through homicide or suicide.':
    'تحدث للناس أحيانًا أمور مخيفة أو مروّعة أو صادمة على نحو غير معتاد. مثل: حادث خطير أو حريق، أو اعتداء جسدي أو جنسي أو إساءة، أو زلزال أو فيضان، أو حرب، أو رؤية شخص يُقتل أو يُصاب إصابة خطيرة، أو وفاة عزيز قتلًا أو انتحارًا.',
  'Had nightmares about the event(s) or thought about the event(s) when you did not want to?':
    'راودتك كوابيس عن الحدث (أو الأحداث)، أو فكرت فيه حين لم تكن تريد ذلك؟',
  'In the past month, have you …': 'في الشهر الماضي، هل …',
  'Tried hard not to think about the event(s) or went out of your way to avoid situations that reminded you of the event(s)?':
    'حاولت جاهدًا ألا تفكر في الحدث (أو الأحداث)، أو تجنبت مواقف تذكّرك به؟',
  'Been constantly on guard, watchful, or easily startled?': 'كنت دائم الحذر أو الترقّب، أو سريع الفزع؟',
  'Felt numb or detached from people, activities, or your surroundings?':
    'شعرت بتبلّد أو بانفصال عن الناس أو الأنشطة أو ما حولك؟',
  'Felt guilty or unable to stop blaming yourself or others for the event(s) or any problems the event(s) may have caused?':
    'شعرت بالذنب، أو لم تستطع التوقف عن لوم نفسك أو غيرك على الحدث (أو الأحداث) أو على ما قد سببه من مشكلات؟',
  'Near the cut-off': 'قريب من الحد الفاصل',
  'Healthy days': 'الأيام الصحية',
  'General health, and how many of the past 30 days were not good. From the CDC.':
    'الصحة عمومًا، وفي كم يوم من الثلاثين الماضية لم تكن جيدة. من CDC.',
  'Healthy Days core module, CDC HRQOL-4':
    'الوحدة الأساسية للأيام الصحية، CDC HRQOL-4؛ ترجمتنا، وهي غير معتمدة',
  'Public domain: a work of the United States government (Centers for Disease Control and Prevention)':
    'ملك عام: من أعمال حكومة الولايات المتحدة (مراكز مكافحة الأمراض والوقاية منها). الترجمة العربية لنا، وهي غير معتمدة',
  'Would you say that in general your health is …': 'هل تقول إن صحتك عمومًا …',
  Excellent: 'ممتازة',
  'Very good': 'جيدة جدًا',
  Good: 'جيدة',
  Fair: 'مقبولة',
  Poor: 'سيئة',
  'Now thinking about your physical health, which includes physical illness and injury, for how many days during the past 30 days was your physical health not good?':
    'بالنظر إلى صحتك الجسدية، بما فيها الأمراض والإصابات، في كم يوم من الأيام الثلاثين الماضية لم تكن صحتك الجسدية جيدة؟',
  'Now thinking about your mental health, which includes stress, depression, and problems with emotions, for how many days during the past 30 days was your mental health not good?':
    'بالنظر إلى صحتك النفسية، بما فيها التوتر والاكتئاب والمشكلات الانفعالية، في كم يوم من الأيام الثلاثين الماضية لم تكن صحتك النفسية جيدة؟',
  'During the past 30 days, for about how many days did poor physical or mental health keep you from doing your usual activities, such as self-care, work, or recreation?':
    'خلال الأيام الثلاثين الماضية، في كم يوم تقريبًا منعك اعتلال صحتك الجسدية أو النفسية من أنشطتك المعتادة، مثل العناية بنفسك أو العمل أو الترفيه؟',
  'Alcohol: a single question': 'الكحول في سؤال واحد',
  'One question about days of heavy drinking in the past year.':
    'سؤال واحد عن أيام الشرب الكثير في السنة الماضية.',
  'After the single alcohol screening question of the NIAAA clinician’s guide (2005)':
    'على غرار سؤال الكحول الواحد في دليل NIAAA للأطباء (2005)؛ ترجمتنا، وهي غير معتمدة',
  'Public domain: a work of the United States government (National Institute on Alcohol Abuse and Alcoholism)':
    'ملك عام: من أعمال حكومة الولايات المتحدة (المعهد الوطني لتعاطي الكحول وإدمانه). الترجمة العربية لنا، وهي غير معتمدة',
  'How many times in the past year have you had 5 or more drinks in a day (4 or more for women)?':
    'كم مرة في السنة الماضية شربت 5 مشروبات كحولية أو أكثر في يوم واحد (4 أو أكثر للنساء)؟',
  'One drink is a small beer, a glass of wine or a shot of spirits.':
    'المشروب الواحد بيرة صغيرة أو كأس نبيذ أو جرعة من مشروب قوي.',
  '1 or 2 times': 'مرة أو مرتان',
  '3 to 11 times': '3 إلى 11 مرة',
  '12 times or more': '12 مرة أو أكثر',
  'Worth talking about': 'يستحق الحديث عنه',
};
