/** Activities for living with pain. */
import type { Dictionary } from '../../human-texts.ts';

export const activitiesPain: Dictionary = {
  'Gentle back round': 'جولة لطيفة للظهر',
  'Knee rolls, pelvic tilts and cat-and-camel to loosen a stiff lower back.':
    'دحرجة الركبتين وإمالة الحوض وتمرين القطة والجمل لتليين أسفل الظهر المتيبّس.',
  'Lie on your back, knees bent. Let both knees sink slowly to one side, then to the other, eight times.':
    'استلقِ على ظهرك وركبتاك مثنيتان. دعهما تميلان ببطء إلى جهة ثم إلى الأخرى، ثماني مرات.',
  'Press your lower back gently into the floor, then let go, eight times.':
    'اضغط أسفل ظهرك برفق على الأرض ثم أرخِه، ثماني مرات.',
  'On hands and knees, round your back like a cat, then let it sink, eight times.':
    'على يديك وركبتيك، قوّس ظهرك كالقطة ثم دعه يهبط، ثماني مرات.',
  'Move only as far as it is comfortable.': 'لا تتحرك إلا بقدر ما يريحك.',
  'See a doctor the same day if your legs become weak or numb, if you cannot hold or pass water, or if you have fever with the pain.':
    'راجع طبيبًا في اليوم نفسه إن ضعفت ساقاك أو خدِرتا، أو تعذّر عليك حبس البول أو إخراجه، أو صاحبت الألم حمّى.',
  'Loosen your neck': 'ليّن رقبتك',
  'Slow turns and tilts for a stiff neck and tense shoulders.':
    'دوران وميل بطيئان لرقبة متيبّسة وكتفين مشدودين.',
  'Sit upright. Turn your head slowly to the left as far as it is easy, then to the right, five times.':
    'اجلس معتدلًا. أدر رأسك ببطء إلى اليسار بقدر ما يسهل، ثم إلى اليمين، خمس مرات.',
  'Tilt your ear towards your shoulder without lifting it, five times each side.':
    'أمِل أذنك نحو كتفك دون أن ترفعه، خمس مرات لكل جهة.',
  'Draw your chin straight back, hold for three seconds, five times.':
    'اسحب ذقنك مستقيمًا إلى الخلف واثبت ثلاث ثوانٍ، خمس مرات.',
  'Stop if you become dizzy, or if pain or tingling runs into an arm, and ask a doctor.':
    'توقّف إن أصابك دوار، أو امتد الألم أو التنميل إلى ذراعك، واسأل طبيبًا.',
  'Stronger knees': 'ركبتان أقوى',
  'Three exercises that strengthen the muscles around sore knees without loading them much.':
    'ثلاثة تمارين تقوّي العضلات حول الركبتين المتألمتين دون حمل كبير عليهما.',
  'Sit on a chair and straighten one knee, hold for five seconds, ten times each side.':
    'اجلس على كرسي ومُدّ ركبة واحدة واثبت خمس ثوانٍ، عشر مرات لكل جهة.',
  'Lie on your back, one knee bent. Lift the straight leg to the height of the other knee, eight times each side.':
    'استلقِ على ظهرك وركبة مثنية. ارفع الساق الممدودة إلى ارتفاع الركبة الأخرى، ثماني مرات لكل جهة.',
  'Stand behind a chair and bend your knees a little, as if to sit down, eight times.':
    'قف خلف كرسي واثنِ ركبتيك قليلًا كأنك ستجلس، ثماني مرات.',
  'A little ache for up to a day is all right. Do less if the knee swells, and see a doctor if it locks or gives way.':
    'لا بأس بوجع خفيف لا يزيد على يوم. خفّف إن تورّمت الركبة، وراجع طبيبًا إن علِقت أو خانتك.',
  'Pace your day': 'وزّع جهدك',
  'Split one hard task into short parts with breaks, so that good days do not cost bad ones.':
    'قسّم مهمة شاقة إلى أجزاء قصيرة بينها استراحات، فلا تدفع ثمن أيامك الجيدة أيامًا سيئة.',
  'Choose one task that often makes your pain worse.': 'اختر مهمة كثيرًا ما تزيد ألمك.',
  'Think of how long you can do it on a bad day without paying for it later. Plan a little less than that.':
    'فكّر كم تستطيع أداءها في يوم سيئ دون أن تدفع الثمن لاحقًا. خطّط لأقل من ذلك بقليل.',
  'Do the task in parts of this length, with a short break after each, on good days too.':
    'أدِّ المهمة على أجزاء بهذا الطول، وبعد كل جزء استراحة قصيرة، في الأيام الجيدة أيضًا.',
  'Which task do you choose?': 'أي مهمة تختار؟',
  'How long will one part be?': 'كم طول الجزء الواحد؟',
};
