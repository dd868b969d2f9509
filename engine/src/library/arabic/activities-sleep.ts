/** Activities for better nights. */
import type { Dictionary } from '../../human-texts.ts';

export const activitiesSleep: Dictionary = {
  'Wind-down hour': 'ساعة الهدوء',
  'A calm last hour before bed: dim light, no screens, one quiet thing you enjoy.':
    'ساعة أخيرة هادئة قبل النوم: ضوء خافت، بلا شاشات، وشيء هادئ تحبه.',
  'An hour before bed, dim the lights and put your phone in another room.':
    'قبل النوم بساعة، خفّف الأضواء وضع هاتفك في غرفة أخرى.',
  'Get things ready for the morning, so they’re off your mind.': 'جهّز ما تحتاجه للصباح حتى لا يشغل بالك.',
  'Spend the rest of the hour on one quiet thing: a book, music, a warm shower, slow stretching.':
    'اقضِ بقية الساعة في شيء هادئ واحد: كتاب، أو موسيقى، أو حمّام دافئ، أو تمدّد بطيء.',
  'Go to bed when you feel sleepy, not just tired.':
    'اذهب إلى السرير حين تشعر بالنعاس، لا حين تكون متعبًا فحسب.',
  'Bedroom check': 'تفقّد غرفة النوم',
  'Make your bedroom dark, quiet and cool, and remove anything that disturbs your sleep.':
    'اجعل غرفة نومك مظلمة وهادئة وباردة قليلًا، وأبعد عنها ما يزعج نومك.',
  'Lie on your bed at your usual bedtime and look around.': 'استلقِ على سريرك في وقت نومك المعتاد وانظر حولك.',
  'Light: cover any small lights and close the curtains. Sound: close the window or try soft earplugs.':
    'الضوء: غطِّ الأضواء الصغيرة وأغلق الستائر. الصوت: أغلق النافذة أو جرّب سدادات أذن ليّنة.',
  'Air: let in fresh air and aim for a cool room, about 18 °C.':
    'الهواء: جدّد هواء الغرفة، واجعلها باردة قليلًا، نحو 18 °م.',
  'Turn the clock away so you can’t see it from bed, and charge your phone in another room.':
    'أدِر الساعة حتى لا تراها من سريرك، واشحن هاتفك خارج الغرفة.',
  'What did you change?': 'ما الذي غيّرته؟',
  Light: 'الضوء',
  Sound: 'الصوت',
  'Air and temperature': 'الهواء والحرارة',
  'Phone or clock': 'الهاتف أو الساعة',
  'Worry list before bed': 'قائمة الهموم قبل النوم',
  'Put tomorrow’s worries and next steps on paper, so you don’t take them to bed.':
    'اكتب هموم الغد وخطواته التالية على ورقة، فلا تحملها معك إلى السرير.',
  'Sit down with pen and paper about 2 hours before bed. Don’t do this in bed.':
    'اجلس ومعك ورقة وقلم قبل نومك بنحو ساعتين، في غير السرير.',
  'Write down everything that’s on your mind, in any order.': 'اكتب كل ما يشغل بالك، بأي ترتيب.',
  'Next to each one, write the smallest next step, or “nothing to do tonight”.':
    'اكتب بجانب كل نقطة أصغر خطوة تالية، أو «لا شيء لأفعله الليلة».',
  'Leave the paper outside the bedroom. If a worry comes back at night, remind yourself that it’s written down.':
    'اترك الورقة خارج غرفة النوم. وإن عاد إليك همّ في الليل فذكّر نفسك بأنه مكتوب.',
};
