/** Activities that move the body. */
import type { Dictionary } from '../../human-texts.ts';

export const activitiesMovement: Dictionary = {
  'Brisk walk': 'مشي نشيط',
  'A 30-minute walk, fast enough to breathe harder, slow enough to talk.':
    'مشي 30 دقيقة، بسرعة تعمّق نفَسك وتتيح لك الكلام.',
  'Walk slowly for 5 minutes to warm up.': 'امشِ ببطء خمس دقائق للإحماء.',
  'Then walk faster for about 20 minutes. Breathe harder, but slow down if you can’t talk in full sentences.':
    'ثم أسرع نحو 20 دقيقة حتى يتعمّق نفَسك. وأبطئ إن لم تستطع الكلام بجمل كاملة.',
  'Walk slowly for the last 5 minutes. Three walks of 10 minutes are just as good.':
    'امشِ ببطء في آخر 5 دقائق. وثلاث جولات من 10 دقائق تنفع بالقدر نفسه.',
  'Stop if you have chest pain, struggle to breathe or feel dizzy. If it doesn’t pass within minutes, call your local emergency number.':
    'توقّف إن شعرت بألم في الصدر أو ضيق نفَس شديد أو دوار. وإن لم يزُل خلال دقائق فاتصل برقم الطوارئ في بلدك.',
  'Chair strength exercises': 'تمارين تقوية على الكرسي',
  'Gentle strength exercises for older people or beginners. All you need is a sturdy chair.':
    'تمارين تقوية لطيفة لكبار السن وللمبتدئين. كل ما يلزم كرسي ثابت.',
  'Put a sturdy chair without wheels against a wall.': 'ضع كرسيًا ثابتًا بلا عجلات مسندًا إلى الجدار.',
  'Stand up and sit down slowly, eight times. Use your hands if you need them.':
    'قف واجلس ببطء ثماني مرات. استعن بيديك إن احتجت.',
  'Hold the back of the chair and rise on your toes, ten times.':
    'أمسك ظهر الكرسي وارتفع على أصابع قدميك عشر مرات.',
  'Sit and straighten one leg in front of you. Hold for 3 breaths. Do this 8 times on each side.':
    'اجلس ومُدّ ساقًا إلى الأمام. اثبت 3 أنفاس. كرّر ذلك 8 مرات لكل جهة.',
  'Rest for a minute, then do it all once more.': 'استرح دقيقة ثم أعد الجولة مرة أخرى.',
  'Home strength workout': 'تمارين تقوية في البيت',
  'Squats, wall push-ups, bridges and planks: a full-body workout without equipment.':
    'قرفصاء وضغط على الجدار وجسر ولوح: تمارين للجسم كله بلا أدوات.',
  'Warm up for 3 minutes: march in place and circle your arms.': 'الإحماء 3 دقائق: سِر في مكانك وأدِر ذراعيك.',
  'Squats: sit back as if onto a chair, then stand up. 10 times.':
    'القرفصاء: انزل كأنك تجلس على كرسي ثم قم. 10 مرات.',
  'Push-ups with your hands against a wall or table. 10 times.': 'الضغط ويداك على جدار أو طاولة. 10 مرات.',
  'Bridge: lie on your back with your knees bent. Lift your hips and lower them slowly. 10 times.':
    'الجسر: استلقِ على ظهرك وركبتاك مثنيتان. ارفع وركيك وأنزلهما ببطء. 10 مرات.',
  'Plank on your forearms with your knees on the floor, for 20 seconds. Keep breathing.':
    'اللوح على ساعديك وركبتاك على الأرض، 20 ثانية. واصل التنفّس.',
  'Do 3 rounds, with a minute of rest in between. Effort is fine, but stop if you feel sharp pain.':
    'كرّر ذلك 3 جولات بينها دقيقة راحة. لا بأس بالجهد، لكن توقّف إن شعرت بألم حاد.',
  'Desk stretches': 'تمدّد عند المكتب',
  '5 minutes of stretching at your desk, for your neck, shoulders, back and wrists.':
    '5 دقائق من التمدّد عند مكتبك، للرقبة والكتفين والظهر والمعصمين.',
  'Stand up. Lower your chin to your chest, then look slowly over each shoulder.':
    'قف. أنزل ذقنك نحو صدرك، ثم انظر ببطء فوق كل كتف.',
  'Lift your shoulders to your ears and let them drop. 5 times.':
    'ارفع كتفيك نحو أذنيك ثم دعهما يهبطان. 5 مرات.',
  'Link your fingers, push your palms toward the ceiling and lean to each side.':
    'شبّك أصابعك وادفع كفّيك نحو السقف ومِل إلى كل جهة.',
  'Stretch one arm out and gently pull the fingers back. Then the other.':
    'مُدّ ذراعًا إلى الأمام واسحب أصابعها برفق إلى الخلف، ثم الأخرى.',
  'Look out of the window into the distance for 20 seconds before you sit down again.':
    'انظر من النافذة إلى البعيد 20 ثانية قبل أن تجلس من جديد.',
  'Balance practice': 'تمرين التوازن',
  'Simple standing exercises that make falls less likely. Always have something to hold on to.':
    'تمارين وقوف بسيطة تقلّل احتمال السقوط. وليكن بقربك دائمًا ما تمسك به.',
  'Stand behind a sturdy chair or at the kitchen counter. Wear shoes or go barefoot, but not in socks.':
    'قف خلف كرسي ثابت أو عند طاولة المطبخ. البس حذاءً أو كن حافيًا، لا بالجوارب.',
  'Stand with your feet together for twenty seconds.': 'قف وقدماك متلاصقتان عشرين ثانية.',
  'Put one foot in front of the other, heel to toe, for twenty seconds. Change sides.':
    'ضع قدمًا أمام الأخرى، الكعب عند الأصابع، عشرين ثانية. بدّل الجهة.',
  'Stand on one leg for ten seconds, one hand on the chair. Change sides.':
    'قف على ساق واحدة عشر ثوانٍ ويدك على الكرسي. بدّل الجهة.',
  'If you’ve fallen recently or feel unsteady, do this only with someone next to you.':
    'إن سقطت مؤخرًا أو شعرت بعدم الثبات فلا تفعل هذا إلا وبجانبك أحد.',
};
