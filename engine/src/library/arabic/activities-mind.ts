/** Activities for a calmer mind. */
import type { Dictionary } from '../../human-texts.ts';

export const activitiesMind: Dictionary = {
  'Box breathing': 'تنفّس المربّع',
  'Four minutes of breathing in, holding, breathing out and holding, each to a count of four.':
    'أربع دقائق من الشهيق والحبس والزفير والحبس، كلٌّ منها بعدّ أربعة.',
  'Sit upright with both feet on the floor and let your shoulders drop.':
    'اجلس معتدلًا وقدماك على الأرض، ودع كتفيك يهبطان.',
  'Breathe in through the nose while you count to four. Hold for four. Breathe out for four. Hold for four.':
    'خذ شهيقًا من أنفك وأنت تعدّ إلى أربعة. احبس أربعة. ازفر أربعة. احبس أربعة.',
  'Go round this box for about four minutes. Count faster if four seconds feel too long.':
    'كرّر هذا المربّع نحو أربع دقائق. أسرع في العدّ إن طالت عليك الثواني الأربع.',
  'Breathe normally and stop if you feel dizzy. Leave out the holding if you are pregnant or have heart or lung disease.':
    'تنفّس طبيعيًا وتوقّف إن شعرت بدوار. واترك الحبس إن كنتِ حاملًا أو كان لديك مرض في القلب أو الرئة.',
  'Muscle relaxation': 'إرخاء العضلات',
  'Tense and release one group of muscles after the other, from your hands to your feet.':
    'شدّ مجموعة من عضلاتك ثم أرخِها، واحدة بعد أخرى، من يديك إلى قدميك.',
  'Lie down or sit comfortably where nobody disturbs you.': 'استلقِ أو اجلس مرتاحًا حيث لا يزعجك أحد.',
  'Make fists for five seconds, then let go and notice the difference for fifteen seconds.':
    'اقبض كفّيك خمس ثوانٍ، ثم أرخِهما ولاحظ الفرق خمس عشرة ثانية.',
  'Go on with arms, shoulders, face, belly, legs and feet. Tense gently, and leave out whatever hurts.':
    'واصل مع الذراعين والكتفين والوجه والبطن والساقين والقدمين. شدّ برفق، واترك ما يؤلمك.',
  'Stay still for another minute before you get up slowly.': 'ابقَ ساكنًا دقيقة أخرى قبل أن تنهض ببطء.',
  'Five senses': 'الحواس الخمس',
  'A short exercise that brings you back to the present when worry or panic rises.':
    'تمرين قصير يعيدك إلى اللحظة الحاضرة حين يشتد القلق أو الهلع.',
  'Look around and name five things you can see.': 'انظر حولك وسمِّ خمسة أشياء تراها.',
  'Name four things you can feel, three you can hear, two you can smell and one you can taste.':
    'سمِّ أربعة أشياء تلمسها، وثلاثة تسمعها، واثنين تشمّهما، وواحدًا تتذوّقه.',
  'Say them aloud if you can, and take your time with each.':
    'قلها بصوت مسموع إن استطعت، وخذ وقتك مع كل منها.',
  'If strong fear keeps coming back, talk to somebody on your team or to a doctor.':
    'إن ظلّ الخوف الشديد يعود إليك فتحدّث مع أحد أفراد فريقك أو مع طبيب.',
  'Body scan': 'جولة في الجسد',
  'Ten quiet minutes in which your attention travels slowly through your body.':
    'عشر دقائق هادئة يتنقّل فيها انتباهك ببطء في جسدك.',
  'Lie on your back or sit well supported. Close your eyes if that is comfortable.':
    'استلقِ على ظهرك أو اجلس مسنودًا جيدًا. أغمض عينيك إن كان ذلك مريحًا.',
  'Notice your breath three times. Then bring your attention to your left foot and simply notice what is there.':
    'لاحظ نفَسك ثلاث مرات. ثم وجّه انتباهك إلى قدمك اليسرى ولاحظ ما فيها فحسب.',
  'Move on slowly: legs, hips, belly, back, hands, arms, neck, face. When thoughts carry you away, come back kindly.':
    'انتقل ببطء: الساقان، الوركان، البطن، الظهر، اليدان، الذراعان، الرقبة، الوجه. وحين تأخذك الأفكار عُد بلطف.',
  'If a part of your body or a memory upsets you, open your eyes and look around the room.':
    'إن أزعجك موضع في جسدك أو ذكرى ما، فافتح عينيك وانظر حولك في الغرفة.',
  'Look at a thought': 'تأمّل فكرة',
  'Write down a thought that weighs on you and look at what speaks for and against it.':
    'اكتب فكرة تثقل عليك، وانظر في ما يؤيدها وما يخالفها.',
  'Choose one moment of the last days in which you felt low, tense or angry.':
    'اختر لحظة من الأيام الماضية شعرت فيها بالضيق أو التوتر أو الغضب.',
  'Answer the questions in a few words. There is no right or wrong.':
    'أجب عن الأسئلة بكلمات قليلة. لا صواب هنا ولا خطأ.',
  'What happened?': 'ماذا حدث؟',
  'What went through your mind?': 'ما الذي خطر ببالك؟',
  'How strong was the feeling?': 'ما شدة ذلك الشعور؟',
  '0: not at all. 10: as strong as it can be.': '0: لا شيء على الإطلاق. 10: في أقصى شدته.',
  'What would you say to a friend who thinks this?': 'ماذا تقول لصديق يفكر هكذا؟',
  'How strong is the feeling now?': 'ما شدة الشعور الآن؟',
  'Three good things': 'ثلاثة أشياء طيبة',
  'Note three things that went well today, however small, and why they did.':
    'دوّن ثلاثة أشياء سارت جيدًا اليوم مهما صغرت، ولماذا حدثت.',
  'Think back over your day and choose three things that were good, however small.':
    'تذكّر يومك واختر ثلاثة أشياء طيبة فيه مهما صغرت.',
  'Write one sentence for each: what it was, and what you or others did to make it happen.':
    'اكتب جملة عن كل منها: ما هو، وما فعلته أنت أو غيرك ليحدث.',
  'What were your three things?': 'ما أشياؤك الثلاثة؟',
  'Plan something pleasant': 'خطّط لشيء يسرّك',
  'Choose one thing that used to do you good and give it a day in the coming week.':
    'اختر شيئًا كان ينفعك واجعل له يومًا في الأسبوع القادم.',
  'When we feel low we do less, and then we feel lower. One planned good thing can turn this round.':
    'حين نشعر بالضيق نفعل أقل، فيزداد ضيقنا. وشيء طيب واحد مخطط له قد يقلب ذلك.',
  'Choose something small that you used to like, alone or with somebody, and a day on which you will do it.':
    'اختر شيئًا صغيرًا كنت تحبه، وحدك أو مع غيرك، ويومًا تفعله فيه.',
  'Do it even if you do not feel like it yet. The feeling often comes afterwards.':
    'افعله وإن لم تكن لك رغبة فيه بعد. فالرغبة كثيرًا ما تأتي بعد الفعل.',
  'What will you do?': 'ماذا ستفعل؟',
  'On which day?': 'في أي يوم؟',
};
