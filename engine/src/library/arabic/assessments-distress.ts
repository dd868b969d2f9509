/** The GAD scales and the K6; our own translation, not an approved one. */
import type { Dictionary } from '../../human-texts.ts';

export const assessmentsDistress: Dictionary = {
  '2 questions about nervousness and worry over the last 2 weeks.':
    'سؤالان عن العصبية والقلق في الأسبوعين الماضيين.',
  '7 questions about anxiety and worry over the last 2 weeks.':
    '7 أسئلة عن القلق والانشغال في الأسبوعين الماضيين.',
  '6 questions about emotional distress over the past 30 days.':
    '6 أسئلة عن الضيق النفسي في الأيام الثلاثين الماضية.',
  'Kessler Psychological Distress Scale, K6 (Kessler and others 2003)':
    'مقياس كيسلر للضيق النفسي K6 (Kessler وآخرون، 2003)؛ ترجمتنا، وهي غير معتمدة',
  'Public domain. Please credit the source': 'ملك عام، مع ذكر المصدر. الترجمة العربية لنا، وهي غير معتمدة',
  'During the past 30 days, about how often did you feel nervous?':
    'خلال الأيام الثلاثين الماضية، كم مرة تقريبًا شعرت بالعصبية؟',
  'All of the time': 'طوال الوقت',
  'Most of the time': 'معظم الوقت',
  'Some of the time': 'بعض الوقت',
  'A little of the time': 'قليلًا من الوقت',
  'None of the time': 'لم أشعر بذلك قط',
  'During the past 30 days, about how often did you feel hopeless?':
    'خلال الأيام الثلاثين الماضية، كم مرة تقريبًا شعرت باليأس؟',
  'During the past 30 days, about how often did you feel restless or fidgety?':
    'خلال الأيام الثلاثين الماضية، كم مرة تقريبًا شعرت بالتململ أو عدم الاستقرار؟',
  'During the past 30 days, about how often did you feel so depressed that nothing could cheer you up?':
    'خلال الأيام الثلاثين الماضية، كم مرة تقريبًا شعرت باكتئاب شديد لا يفرحك معه شيء؟',
  'During the past 30 days, about how often did you feel that everything was an effort?':
    'خلال الأيام الثلاثين الماضية، كم مرة تقريبًا شعرت بأن كل شيء يتطلب جهدًا؟',
  'During the past 30 days, about how often did you feel worthless?':
    'خلال الأيام الثلاثين الماضية، كم مرة تقريبًا شعرت بأنك بلا قيمة؟',
  'Some distress': 'بعض الضيق',
};
