/** Activities for better nights. */
import type { Dictionary } from '../../human-texts.ts';

export const activitiesSleep: Dictionary = {
  'Wind-down hour': 'ساعة الهدوء',
  'A calm last hour before bed: dim light, no screens, one quiet thing you enjoy.':
    'ساعة أخيرة هادئة قبل النوم: ضوء خافت، بلا شاشات، وشيء هادئ تحبه.',
  'An hour before bed, dim the lights and put your phone in another room.':
    'قبل النوم بساعة، خفّف الأضواء وضع هاتفك في غرفة أخرى.',
  'Prepare what you need for the morning, so that it does not keep your mind busy.':
    'جهّز ما تحتاجه للصباح حتى لا يشغل بالك.',
  'Spend the rest of the hour on one quiet thing: a book, music, a warm shower, slow stretching.':
    'اقضِ بقية الساعة في شيء هادئ واحد: كتاب، أو موسيقى، أو حمّام دافئ، أو تمدّد بطيء.',
  'Go to bed when you feel sleepy, not only tired.':
    'اذهب إلى السرير حين تشعر بالنعاس، لا حين تكون متعبًا فحسب.',
  'Bedroom check': 'تفقّد غرفة النوم',
  'Make your bedroom dark, quiet and cool, and move what disturbs your sleep.':
    'اجعل غرفة نومك مظلمة وهادئة وباردة قليلًا، وأبعد عنها ما يزعج نومك.',
  'Lie down on your bed at the time you usually sleep and look around.':
    'استلقِ على سريرك في وقت نومك المعتاد وانظر حولك.',
  'Light: cover small lamps and close the curtains. Sound: shut the window or try soft earplugs.':
    'الضوء: غطِّ المصابيح الصغيرة وأغلق الستائر. الصوت: أغلق النافذة أو جرّب سدادات أذن ليّنة.',
  'Air: let in fresh air and aim for a cool room, about 18 °C.':
    'الهواء: جدّد هواء الغرفة، واجعلها باردة قليلًا، نحو 18 °C.',
  'Move the clock so that you cannot see it from the pillow, and charge your phone outside the room.':
    'أبعد الساعة حتى لا تراها من وسادتك، واشحن هاتفك خارج الغرفة.',
  'What did you change?': 'ما الذي غيّرته؟',
  Light: 'الضوء',
  Sound: 'الصوت',
  'Air and warmth': 'الهواء والحرارة',
  'Phone or clock': 'الهاتف أو الساعة',
  'Worry list before bed': 'قائمة الهموم قبل النوم',
  'Write tomorrow’s worries and next steps on paper, so that they need not come to bed with you.':
    'اكتب هموم الغد وخطواته التالية على ورقة، فلا تحملها معك إلى السرير.',
  'Sit down with paper and pen, not in bed, some two hours before you sleep.':
    'اجلس ومعك ورقة وقلم، لا في السرير، قبل نومك بنحو ساعتين.',
  'Write down everything that is on your mind, in the order it comes.':
    'اكتب كل ما يشغل بالك بالترتيب الذي يأتي به.',
  'Beside each point write the smallest next step, or “nothing to do tonight”.':
    'اكتب بجانب كل نقطة أصغر خطوة تالية، أو «لا شيء لأفعله الليلة».',
  'Fold the paper and leave it outside the bedroom. If a worry comes at night, tell yourself that it is written down.':
    'اطوِ الورقة واتركها خارج غرفة النوم. وإن جاءك همّ في الليل فقل لنفسك إنه مكتوب.',
};
