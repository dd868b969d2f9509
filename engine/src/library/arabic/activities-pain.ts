/** Activities for living with pain. */
import type { Dictionary } from '../../human-texts.ts';

export const activitiesPain: Dictionary = {
  'Gentle back exercises': 'تمارين لطيفة للظهر',
  'Knee rolls, pelvic tilts and cat-cow to loosen a stiff lower back.':
    'دحرجة الركبتين وإمالة الحوض وتمرين القطة والبقرة لتليين أسفل الظهر المتيبّس.',
  'Lie on your back with your knees bent. Let both knees drop slowly to one side, then the other. 8 times.':
    'استلقِ على ظهرك وركبتاك مثنيتان. دعهما تميلان ببطء إلى جهة ثم إلى الأخرى. 8 مرات.',
  'Press your lower back gently into the floor, then relax. 8 times.':
    'اضغط أسفل ظهرك برفق على الأرض ثم أرخِه. 8 مرات.',
  'On your hands and knees, round your back like a cat, then let it sink. 8 times.':
    'على يديك وركبتيك، قوّس ظهرك كالقطة ثم دعه يهبط. 8 مرات.',
  'Only move as far as is comfortable.': 'لا تتحرك إلا بقدر ما يريحك.',
  'See a doctor the same day if your legs become weak or numb, if you can’t control your bladder, can’t urinate, or have a fever with the pain.':
    'راجع طبيبًا في اليوم نفسه إن ضعفت ساقاك أو خدِرتا، أو تعذّر عليك حبس البول أو إخراجه، أو صاحبت الألم حمّى.',
  'Neck stretches': 'تليين الرقبة',
  'Slow turns and tilts for a stiff neck and tense shoulders.':
    'دوران وميل بطيئان لرقبة متيبّسة وكتفين مشدودين.',
  'Sit up straight. Slowly turn your head to the left as far as is comfortable, then to the right. 5 times.':
    'اجلس معتدلًا. أدر رأسك ببطء إلى اليسار بقدر ما يريحك، ثم إلى اليمين. 5 مرات.',
  'Tilt your ear toward your shoulder without lifting the shoulder. 5 times on each side.':
    'أمِل أذنك نحو كتفك دون أن ترفع الكتف. 5 مرات لكل جهة.',
  'Pull your chin straight back and hold for 3 seconds. 5 times.':
    'اسحب ذقنك مستقيمًا إلى الخلف واثبت 3 ثوانٍ. 5 مرات.',
  'If you get dizzy, or pain or tingling runs down your arm, stop and ask a doctor.':
    'توقّف إن أصابك دوار، أو امتد الألم أو التنميل إلى ذراعك، واسأل طبيبًا.',
  'Stronger knees': 'ركبتان أقوى',
  '3 exercises that strengthen the muscles around sore knees without straining them.':
    '3 تمارين تقوّي العضلات حول الركبتين المتألمتين دون إجهادهما.',
  'Sit on a chair, straighten one knee and hold for 5 seconds. 10 times on each side.':
    'اجلس على كرسي ومُدّ ركبة واحدة واثبت 5 ثوانٍ. 10 مرات لكل جهة.',
  'Lie on your back with one knee bent. Lift the straight leg to the height of the other knee. 8 times on each side.':
    'استلقِ على ظهرك وركبة مثنية. ارفع الساق الممدودة إلى ارتفاع الركبة الأخرى. 8 مرات لكل جهة.',
  'Stand behind a chair and bend your knees a little, as if to sit down. 8 times.':
    'قف خلف كرسي واثنِ ركبتيك قليلًا كأنك ستجلس. 8 مرات.',
  'Feeling a little sore for a day is fine. Do less if your knee swells, and see a doctor if it locks or gives way.':
    'لا بأس بوجع خفيف لا يزيد على يوم. خفّف إن تورّمت الركبة، وراجع طبيبًا إن علِقت أو خانتك.',
  'Pace your day': 'توزيع الجهد على اليوم',
  'Split one hard task into short parts with breaks, so a good day doesn’t lead to a bad one.':
    'قسّم مهمة شاقة إلى أجزاء قصيرة بينها استراحات، حتى لا يتبع اليوم الجيد يوم سيئ.',
  'Choose a task that often makes your pain worse.': 'اختر مهمة كثيرًا ما تزيد ألمك.',
  'Think how long you can do it on a bad day without more pain later. Plan a little less than that.':
    'فكّر كم تستطيع أداءها في يوم سيئ دون أن يزيد ألمك بعدها. خطّط لأقل من ذلك بقليل.',
  'Do the task in parts of that length, with a short break after each. Do this on good days too.':
    'أدِّ المهمة على أجزاء بهذا الطول، وبعد كل جزء استراحة قصيرة، في الأيام الجيدة أيضًا.',
  'Which task do you choose?': 'أي مهمة تختار؟',
  'How long will one part be?': 'كم طول الجزء الواحد؟',
};
