/** Activities that move the body. */
import type { Dictionary } from '../../human-texts.ts';

export const activitiesMovement: Dictionary = {
  'Brisk walk': 'مشي نشيط',
  'Half an hour on foot, fast enough to breathe deeper and slow enough to talk.':
    'نصف ساعة مشيًا، بسرعة تعمّق نفَسك وببطء يتيح لك الكلام.',
  'Walk slowly for five minutes to warm up.': 'امشِ ببطء خمس دقائق للإحماء.',
  'Then walk so that you breathe deeper but can still talk in sentences, for about twenty minutes.':
    'ثم امشِ بحيث يتعمّق نفَسك وتظل قادرًا على الكلام بجمل كاملة، نحو عشرين دقيقة.',
  'Walk the last five minutes slowly again. Three times ten minutes count as much.':
    'امشِ الدقائق الخمس الأخيرة ببطء. وثلاث مرات من عشر دقائق تنفع بالقدر نفسه.',
  'Stop if you feel chest pain, strong breathlessness or dizziness. If it does not pass within minutes, call your local emergency number.':
    'توقّف إن شعرت بألم في الصدر أو ضيق نفَس شديد أو دوار. وإن لم يزُل خلال دقائق فاتصل برقم الطوارئ في بلدك.',
  'Strength from a chair': 'تقوية على كرسي',
  'Gentle strength for older or untrained people: a firm chair is all you need.':
    'تقوية لطيفة لكبار السن ولمن لم يعتد الرياضة: كرسي ثابت يكفيك.',
  'Put a firm chair without wheels against a wall.': 'ضع كرسيًا ثابتًا بلا عجلات مسندًا إلى الجدار.',
  'Stand up and sit down slowly, eight times. Use your hands if you need them.':
    'قف واجلس ببطء ثماني مرات. استعن بيديك إن احتجت.',
  'Hold the back of the chair and rise on your toes, ten times.':
    'أمسك ظهر الكرسي وارتفع على أصابع قدميك عشر مرات.',
  'Sit and stretch one leg forward, hold for three breaths, eight times each side.':
    'اجلس ومُدّ ساقًا إلى الأمام واثبت ثلاثة أنفاس، ثماني مرات لكل جهة.',
  'Rest for a minute, then do the round once more.': 'استرح دقيقة ثم أعد الجولة مرة أخرى.',
  'Strength at home': 'تقوية في البيت',
  'Squats, push-ups against a wall, bridges and planks: a whole-body round without equipment.':
    'قرفصاء وضغط على الجدار وجسر ولوح: جولة للجسم كله بلا أدوات.',
  'Warm up for three minutes: march on the spot and circle your arms.':
    'أحمِ جسمك ثلاث دقائق: سِر في مكانك وأدِر ذراعيك.',
  'Squats: sit back as if onto a chair and come up again, ten times.':
    'القرفصاء: انزل كأنك تجلس على كرسي ثم قم، عشر مرات.',
  'Push-ups with your hands against a wall or a table, ten times.':
    'الضغط ويداك على جدار أو طاولة، عشر مرات.',
  'Bridge: lie on your back, knees bent, lift your hips and lower them slowly, ten times.':
    'الجسر: استلقِ على ظهرك وركبتاك مثنيتان، ارفع وركيك وأنزلهما ببطء، عشر مرات.',
  'Plank on your forearms, knees on the floor, for twenty seconds. Keep breathing.':
    'اللوح على ساعديك وركبتاك على الأرض، عشرين ثانية. واصل التنفّس.',
  'Three rounds, with a minute of rest between them. Effort is fine, sharp pain is not.':
    'ثلاث جولات بينها دقيقة راحة. الجهد لا بأس به، أما الألم الحاد فلا.',
  'Stretch at your desk': 'تمدّد عند مكتبك',
  'Five minutes of stretching for neck, shoulders, back and wrists beside your desk.':
    'خمس دقائق من التمدّد للرقبة والكتفين والظهر والمعصمين بجانب مكتبك.',
  'Stand up. Lower your chin to your chest, then look slowly over each shoulder.':
    'قف. أنزل ذقنك نحو صدرك، ثم انظر ببطء فوق كل كتف.',
  'Pull your shoulders up to your ears and let them fall, five times.':
    'ارفع كتفيك نحو أذنيك ثم دعهما يهبطان، خمس مرات.',
  'Interlace your fingers, push your palms towards the ceiling and lean to each side.':
    'شبّك أصابعك وادفع كفّيك نحو السقف ومِل إلى كل جهة.',
  'Stretch one arm forward and draw the fingers back gently, then the other.':
    'مُدّ ذراعًا إلى الأمام واسحب أصابعها برفق إلى الخلف، ثم الأخرى.',
  'Look out of the window into the distance for twenty seconds before you sit down again.':
    'انظر من النافذة إلى البعيد عشرين ثانية قبل أن تجلس من جديد.',
  'Balance practice': 'تمرين التوازن',
  'Simple standing exercises that make falls less likely, always with something to hold on to.':
    'تمارين وقوف بسيطة تقلّل احتمال السقوط، ومعك دائمًا ما تمسك به.',
  'Stand behind a firm chair or at the kitchen counter. Wear shoes or go barefoot, not in socks.':
    'قف خلف كرسي ثابت أو عند طاولة المطبخ. البس حذاءً أو كن حافيًا، لا بالجوارب.',
  'Stand with your feet together for twenty seconds.': 'قف وقدماك متلاصقتان عشرين ثانية.',
  'Put one foot in front of the other, heel to toe, for twenty seconds. Change sides.':
    'ضع قدمًا أمام الأخرى، الكعب عند الأصابع، عشرين ثانية. بدّل الجهة.',
  'Stand on one leg for ten seconds, one hand on the chair. Change sides.':
    'قف على ساق واحدة عشر ثوانٍ ويدك على الكرسي. بدّل الجهة.',
  'If you have fallen lately or feel unsteady, do this only with somebody beside you.':
    'إن سقطت مؤخرًا أو شعرت بعدم الثبات فلا تفعل هذا إلا وبجانبك أحد.',
};
