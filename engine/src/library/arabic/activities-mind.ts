/** Activities for a calmer mind. */
import type { Dictionary } from '../../human-texts.ts';

export const activitiesMind: Dictionary = {
  'Box breathing': 'التنفّس المربّع',
  'Breathe in, hold, breathe out, hold, each for a count of 4. About 4 minutes.':
    'شهيق وحبس وزفير وحبس، كلٌّ منها بعدّ 4. نحو 4 دقائق.',
  'Sit up straight with both feet on the floor and let your shoulders drop.':
    'اجلس معتدلًا وقدماك على الأرض، ودع كتفيك يهبطان.',
  'Breathe in through your nose for a count of 4. Hold for 4. Breathe out for 4. Hold for 4.':
    'خذ شهيقًا من أنفك وأنت تعدّ إلى 4. احبس نفَسك بعدّ 4. ازفر بعدّ 4. احبس بعدّ 4.',
  'Repeat for about 4 minutes. Count faster if 4 seconds feels too long.':
    'كرّر ذلك نحو 4 دقائق. أسرع في العدّ إن طالت عليك الثواني الأربع.',
  'If you feel dizzy, stop and breathe normally. Don’t hold your breath if you’re pregnant or have heart or lung disease.':
    'إن شعرت بدوار فتوقّف وتنفّس طبيعيًا. ولا تحبس نفَسك في أثناء الحمل أو مع مرض في القلب أو الرئة.',
  'Muscle relaxation': 'إرخاء العضلات',
  'Tense and release your muscles one group at a time, from your hands to your feet.':
    'شدّ مجموعة من عضلاتك ثم أرخِها، واحدة بعد أخرى، من يديك إلى قدميك.',
  'Lie down or sit comfortably where you won’t be disturbed.': 'استلقِ أو اجلس مرتاحًا في مكان هادئ.',
  'Make fists for 5 seconds. Let go and notice the difference for 15 seconds.':
    'اقبض كفّيك 5 ثوانٍ. ثم أرخِهما ولاحظ الفرق 15 ثانية.',
  'Do the same with your arms, shoulders, face, belly, legs and feet. Tense gently, and skip anything that hurts.':
    'افعل الشيء نفسه مع الذراعين والكتفين والوجه والبطن والساقين والقدمين. شدّ برفق، واترك ما يؤلمك.',
  'Lie or sit still for another minute, then get up slowly.': 'ابقَ ساكنًا دقيقة أخرى، ثم انهض ببطء.',
  'Five senses': 'الحواس الخمس',
  'A short exercise that brings you back to the present when worry or panic builds.':
    'تمرين قصير يعيدك إلى اللحظة الحاضرة حين يشتد القلق أو الهلع.',
  'Look around and name five things you can see.': 'انظر حولك وسمِّ خمسة أشياء تراها.',
  'Name four things you can feel, three you can hear, two you can smell and one you can taste.':
    'سمِّ أربعة أشياء تلمسها، وثلاثة تسمعها، واثنين تشمّهما، وواحدًا تتذوّقه.',
  'Say them out loud if you can, and take your time.': 'قلها بصوت مسموع إن استطعت، وخذ وقتك مع كل منها.',
  'If strong fear keeps coming back, talk to someone on your team or to a doctor.':
    'إن ظلّ الخوف الشديد يعود إليك فتحدّث مع أحد أفراد فريقك أو مع طبيب.',
  'Body scan': 'مسح الجسد بالانتباه',
  '10 quiet minutes, moving your attention slowly through your body.':
    '10 دقائق هادئة يتنقّل فيها انتباهك ببطء في جسدك.',
  'Lie on your back, or sit with your back supported. Close your eyes if you like.':
    'استلقِ على ظهرك، أو اجلس وظهرك مسنود. أغمض عينيك إن كان ذلك مريحًا.',
  'Notice 3 breaths. Then bring your attention to your left foot and just notice what you feel.':
    'انتبه إلى نفَسك 3 مرات. ثم وجّه انتباهك إلى قدمك اليسرى ولاحظ ما تشعر به فيها فحسب.',
  'Move on slowly: legs, hips, belly, back, hands, arms, neck, face. When your mind wanders, gently come back.':
    'انتقل ببطء: الساقان، الوركان، البطن، الظهر، اليدان، الذراعان، الرقبة، الوجه. وحين يشرد ذهنك عُد بلطف.',
  'If a part of your body or a memory upsets you, open your eyes and look around the room.':
    'إن أزعجك موضع في جسدك أو ذكرى ما، فافتح عينيك وانظر حولك في الغرفة.',
  'Question a thought': 'مراجعة فكرة',
  'Write down a thought that troubles you, and weigh the evidence for and against it.':
    'اكتب فكرة تثقل عليك، وانظر في ما يؤيدها وما يخالفها.',
  'Choose a moment from the last few days when you felt low, tense or angry.':
    'اختر لحظة من الأيام الماضية شعرت فيها بالضيق أو التوتر أو الغضب.',
  'Answer in a few words. There are no right or wrong answers.':
    'أجب بكلمات قليلة. لا توجد إجابة صحيحة أو خاطئة.',
  'What happened?': 'ماذا حدث؟',
  'What went through your mind?': 'ما الذي خطر ببالك؟',
  'How strong was the feeling?': 'ما شدة ذلك الشعور؟',
  'Not there at all': 'لا وجود له',
  'As strong as it gets': 'في أقصى شدته',
  'What would you say to a friend who thought this?': 'ماذا تقول لصديق يفكر هكذا؟',
  'How strong is the feeling now?': 'ما شدة الشعور الآن؟',
  'Three good things': 'ثلاثة أشياء طيبة',
  'Write down 3 things that went well today, however small, and why.':
    'اكتب 3 أشياء سارت جيدًا اليوم مهما صغرت، وسببها.',
  'Think back over your day and choose 3 good things, however small.':
    'استرجع يومك واختر 3 أشياء طيبة فيه مهما صغرت.',
  'Write one sentence about each: what happened, and who made it happen.':
    'اكتب جملة عن كل منها: ماذا حدث، ومن كان سببًا فيه.',
  'What were your 3 good things?': 'ما أشياؤك الطيبة الثلاثة؟',
  'Plan something you enjoy': 'التخطيط لشيء ممتع',
  'Choose something that used to make you feel good, and pick a day for it in the coming week.':
    'اختر شيئًا كان يسعدك، وحدّد له يومًا في الأسبوع القادم.',
  'When we feel low we do less, and then we feel even lower. Planning one good thing can break that cycle.':
    'حين نشعر بالضيق نفعل أقل، فيزداد ضيقنا. والتخطيط لشيء واحد ممتع قد يكسر هذه الحلقة.',
  'Choose something small that you used to enjoy, alone or with someone. Then choose a day to do it.':
    'اختر شيئًا صغيرًا كنت تحبه، وحدك أو مع غيرك. ثم اختر يومًا تفعله فيه.',
  'Do it even if you don’t feel like it. The good feeling often comes later.':
    'افعله وإن لم تكن لك رغبة فيه. فالشعور الطيب كثيرًا ما يأتي بعد الفعل.',
  'What will you do?': 'ماذا ستفعل؟',
  'On which day?': 'في أي يوم؟',
};
