import { list, paragraphs, steps } from './markdown.ts';
import type { DemoDiscussion } from './tenant.ts';

export const regimenDiscussions: DemoDiscussion[] = [
  {
    author: 0,
    category: 'habits',
    title: 'What do you do on the day after you missed your habit?',
    body: paragraphs(
      'I had a good run: nineteen days of a short walk before work. Then one bad night, one skipped morning, and now it has been four days.',
      'I don’t want to “start over on Monday” again. What do you actually *do* on the day after a miss, so that one missed day doesn’t become five?',
    ),
    hoursAgo: 2,
    answers: [],
  },
  {
    author: 2,
    category: 'sleep',
    title: 'Two night shifts in a row: how do I protect the sleep between them?',
    body: paragraphs(
      'I finish at 7:30, I’m home by 8:15, and the next shift starts at 9 PM. I fall asleep quickly but wake at noon and can’t get back to sleep.',
      'So far I have tried:',
      list(
        'blackout blinds (a clear help)',
        'ear plugs (I worry that I will miss the alarm)',
        'no coffee after 3 a.m.',
      ),
      'What has worked for others between two nights?',
    ),
    hoursAgo: 7,
    answers: [
      {
        author: 1,
        body: paragraphs(
          'Waking at noon is common: by then your body clock is pushing toward day, however tired you are. A few things that often help together:',
          steps(
            '**Sunglasses on the way home**, if you aren’t the one driving. Bright morning light tells the clock that the day has begun.',
            '**Plan two sleeps.** A main sleep as soon as you are home, then a nap of up to 90 minutes before you leave. Don’t fight the noon waking; get up, eat lightly, and lie down again at about 5:30 PM.',
            '**Keep the room cool and the phone elsewhere.** A separate alarm clock, set loud, lets you use the ear plugs without worry.',
          ),
          'If you feel sleepy at the wheel after a shift, please don’t drive: a taxi or twenty minutes of sleep in the car park first. And if poor sleep goes on for weeks on your free days too, that is a good reason to see your doctor or occupational health.',
        ),
        hoursAfter: 1,
        accepted: true,
      },
      {
        author: 3,
        body: 'Not shifts but a baby: a steady noise (a fan) covered the street for me better than ear plugs, and I still hear the alarm.',
        hoursAfter: 3,
      },
    ],
  },
  {
    author: 3,
    category: 'nutrition',
    title: 'Breakfast in five minutes with a baby on one arm',
    body: paragraphs(
      'I end up with toast and tea every day and I’m hungry again by ten. I need things that I can make **one-handed**, without a pan, and that keep me going until lunch.',
      'No allergies here, and I’m breastfeeding, if that matters.',
    ),
    hoursAgo: 15,
    answers: [],
  },
  {
    author: 5,
    category: 'heart',
    title: 'Two home blood pressure readings five minutes apart never match',
    body: paragraphs(
      'My doctor asked me to measure at home for a week. Yesterday evening I had 148/92 and five minutes later 136/86, on the same arm.',
      'Is my device broken? Which of the two do I write down?',
    ),
    hoursAgo: 22,
    answers: [
      {
        author: 1,
        body: paragraphs(
          'That’s normal, and your device is probably fine. Blood pressure moves from minute to minute, and the first reading is often the higher one.',
          'What usually gives readings your doctor can use:',
          steps(
            'Sit for five minutes first: back supported, feet flat, no talking, bladder empty.',
            'Cuff on the bare upper arm, the arm resting at the height of the heart.',
            'Take two readings one or two minutes apart, morning and evening, and **write down both**.',
            'Do it at about the same times every day, and no coffee, tobacco or exercise in the half hour before.',
          ),
          'Your doctor will look at the average of the week, not at one number. Ask at the visit whether your device is on a list of validated ones; many pharmacies can tell you too.',
          'Please don’t wait for the visit if a reading is 180/120 or more: rest five minutes and repeat it. If it stays that high, get medical advice the same day; with chest pain, shortness of breath, weakness on one side, or trouble speaking or seeing, call the emergency number at once.',
        ),
        hoursAfter: 2,
        accepted: true,
      },
      {
        author: 2,
        body: 'One more thing from the ward: a cuff that is too small reads too high. The right size is printed on the inside, with a range for the arm in centimeters. Worth a look.',
        hoursAfter: 4,
      },
    ],
  },
  {
    author: 0,
    category: 'using-this-site',
    title: 'How do I mark the answer that helped me?',
    body: 'I asked something last week and one answer was exactly what I needed. I’d like to say so, for the next person who has the same question. Where do I do that?',
    hoursAgo: 30,
    answers: [
      {
        author: 1,
        body: paragraphs(
          'Open your own question while you are signed in. Each answer has a button to accept it; only the person who asked can see it.',
          'The accepted answer moves to the top, so the next reader finds it first. You can choose another one later, or undo it. The rest is in [how this area works](/systems/works).',
        ),
        hoursAfter: 1,
        accepted: true,
      },
    ],
  },
  {
    author: 0,
    category: 'movement',
    title: 'Starting to run at 48: how slow is slow enough?',
    body: paragraphs(
      'I walk a lot but haven’t run since school. I started twice and both times stopped in week three with sore shins.',
      'Everyone says “start slowly”. *How* slowly? Is there a way to tell without a watch?',
    ),
    hoursAgo: 41,
    answers: [
      {
        author: 4,
        body: paragraphs(
          'Slow enough to speak in whole sentences. If you can only get out three words, walk until you can.',
          'Sore shins in week three usually mean that the lungs got better faster than the bones and tendons did. So:',
          list(
            'Run one minute, walk two, for twenty minutes, **three days a week with a day between**.',
            'Change only one thing a week: a little more running *or* one more day, never both.',
            'Keep the walking. It isn’t lost time, it is the training.',
            'Ten slow calf raises on most days help the shins to catch up.',
          ),
          'If a shin hurts at one exact spot, hurts at night, or hurts more with every run, stop and have it looked at. And if you have a heart condition, get chest pain or dizziness on effort, or have been inactive for long with other risks, talk to your doctor before you begin.',
        ),
        hoursAfter: 5,
        accepted: true,
      },
      {
        author: 5,
        body: 'The sentence test saved me. I recite a poem under my breath; when I can’t finish a line, I walk.',
        hoursAfter: 11,
      },
    ],
  },
  {
    author: 3,
    category: 'mind',
    title: 'My thoughts start racing the moment the house is quiet',
    body: paragraphs(
      'All day I’m fine, because there is no time. Then the baby sleeps, the house goes quiet and my head begins: bills, work, did I lock the door.',
      'I don’t want to scroll myself to sleep. What do you do with the first ten minutes of quiet?',
    ),
    hoursAgo: 54,
    answers: [
      {
        author: 1,
        body: paragraphs(
          'Those thoughts have waited all day for a quiet moment. Giving them one, early in the evening, often works better than pushing them away.',
          steps(
            'At a fixed time in the evening, not in bed, write down whatever is on your mind. Ten minutes, on paper.',
            'Next to each line write the *next small step* or “not today”.',
            'Close the notebook. When a thought returns in bed, tell it: *you are written down*.',
          ),
          'Afterwards, slow breathing with a longer out-breath, for example four counts in and six out, for five minutes.',
          'One more thing: in the first year with a baby, talk to your doctor or midwife if the worry won’t let go, if your mood is low on most days for two weeks, or if you enjoy nothing anymore. It is common and it can be treated. If you ever think of harming yourself or the baby, call your emergency number or a crisis line straight away, and tell someone near you.',
        ),
        hoursAfter: 6,
      },
      {
        author: 2,
        body: 'For me it was the order of things: shower, tea, the notebook, *then* the sofa. If I sit down first, the phone wins.',
        hoursAfter: 9,
      },
    ],
  },
  {
    author: 2,
    category: 'pain',
    title: 'Lower back pain after a shift of lifting: rest or move?',
    body: paragraphs(
      'Since Tuesday I have had a dull pain low in my back on the right. No pain down the leg, no numbness. It began the morning after a heavy shift.',
      'Half of my colleagues say to lie down, the other half say to walk it off. Which is it?',
    ),
    hoursAgo: 70,
    answers: [
      {
        author: 4,
        body: paragraphs(
          'For what you describe: **move, gently and often**. Bed rest for more than a day tends to make it last longer.',
          list(
            'Short walks, several times a day, at a pace that doesn’t make it clearly worse.',
            'Change position every half hour. No position is wrong; staying in one is.',
            'Warmth if it feels good.',
            'Go back to lifting step by step. Until then ask for a second pair of hands or a hoist.',
          ),
          'Most episodes like this get much better within a few weeks. **Get help the same day** if there is numbness between the legs, trouble with bladder or bowel, weakness in a leg, fever, or if it followed a fall. See your doctor if it hasn’t eased after a few weeks, or if it wakes you every night.',
        ),
        hoursAfter: 3,
        accepted: true,
      },
      {
        author: 2,
        body: 'Thank you. Three short walks yesterday, and this morning I could put my socks on without thinking about it.',
        hoursAfter: 27,
      },
    ],
  },
  {
    author: 0,
    category: 'chronic-conditions',
    title: '“Prediabetes” on my blood test. What do I ask at the next visit?',
    body: paragraphs(
      'The letter has one line about it and an appointment in three weeks. I don’t want to read the whole internet before then.',
      'Which questions would *you* take along, so that I leave with a plan?',
    ),
    hoursAgo: 84,
    answers: [
      {
        author: 5,
        body: paragraphs(
          'I was in the same place two years ago. These questions helped me:',
          steps(
            'Which value was it, how far from the limit, and when do we measure again?',
            'What would you like me to change first, if I can only change one thing?',
            'Do any of my tablets affect it?',
            'What about blood pressure and cholesterol: should we look at everything together?',
            'Is there a course or a dietitian I can be referred to?',
          ),
          'And take someone along, or ask if you may write while the doctor talks. I remembered half of it.',
        ),
        hoursAfter: 4,
        accepted: true,
      },
      {
        author: 1,
        body: 'A very good list. I’d add: *what signs should make me call before the next visit?* Strong thirst, urinating a lot and losing weight without trying are reasons not to wait three weeks.',
        hoursAfter: 8,
      },
    ],
  },
  {
    author: 3,
    category: 'family',
    title: 'A bedtime routine for a four-year-old who negotiates everything',
    body: paragraphs(
      'One more story, one more water, one more question about dinosaurs. We’re at 9:30 every evening, with the baby in between.',
      'How do you keep it **kind and short** at the same time?',
    ),
    hoursAgo: 101,
    answers: [
      {
        author: 2,
        body: paragraphs(
          'Pictures on the door: bath, teeth, story, song, light. *The list* says what comes next, not me, and no one negotiates with a list.',
          'Inside the list there are choices: which pajamas, which story. That’s where the negotiating may go.',
        ),
        hoursAfter: 7,
        accepted: true,
      },
      {
        author: 1,
        body: paragraphs(
          'I agree, and two small additions:',
          list(
            'Start half an hour **earlier** for a week. An overtired child argues more, not less.',
            'One “ticket” a night for one extra wish. When it is used, it is used, and tomorrow there is a new one.',
          ),
          'Expect three or four louder evenings before it gets quieter. If loud snoring or pauses in breathing are part of the nights, mention them to the child’s doctor.',
        ),
        hoursAfter: 12,
      },
    ],
  },
  {
    author: 0,
    category: 'nutrition',
    title: 'كيف أشرب ماءً أكثر في يوم عمل طويل؟',
    body: paragraphs(
      'أعمل أمام الشاشة تسع ساعات، وأكتشف في المساء أنني لم أشرب غير القهوة. جرّبت تطبيقات التذكير ثم صرت أتجاهلها.',
      'ما الذي نجح معكم من غير تنبيهات؟ وكم يكفي تقريبًا؟',
    ),
    hoursAgo: 120,
    answers: [
      {
        author: 1,
        body: paragraphs(
          'اربط الماء بأشياء تفعلها أصلًا، فهي لا تُنسى كما تُنسى التنبيهات:',
          list(
            'كوب قبل كل فنجان قهوة.',
            'كوب مع كل وجبة.',
            'زجاجة على المكتب تفرغ قبل الغداء ثم تُملأ مرة ثانية.',
          ),
          'أما الكمية فتختلف باختلاف الجسم والحر والحركة. والعلامة الأبسط لمعظم الناس أن يكون لون البول فاتحًا. ومن لديه مرض في القلب أو الكلى، أو يتناول مدرّات البول، فليسأل طبيبه عن الكمية المناسبة له قبل أن يزيدها.',
        ),
        hoursAfter: 5,
        accepted: true,
      },
    ],
  },
  {
    author: 4,
    category: 'habits',
    title: 'Experts: how do you word a daily task so that people really do it?',
    body: paragraphs(
      'I give my patients three exercises for home, and about half of them do one. I suspect that my *wording* is part of the problem.',
      'Today it says: “Perform the exercises as shown, 3 × 12, daily.” How would you write it?',
    ),
    hoursAgo: 140,
    answers: [
      {
        author: 1,
        body: paragraphs(
          'Three changes made the biggest difference for me:',
          steps(
            '**One task, one verb.** “Stand up and sit down ten times” instead of “perform the exercises”.',
            '**A place in the day**, not a number of times: “while the kettle boils”.',
            '**A smallest version** that counts: “On a bad day, three are enough.”',
          ),
          'And ask a question the next day that can be answered honestly: “How many did you manage?” rather than “Did you do it?”',
        ),
        hoursAfter: 6,
        accepted: true,
      },
      {
        author: 0,
        body: 'From the other side: tell me what it is *for*. “So that stairs get easier” made me do it, “3 × 12” never did.',
        hoursAfter: 20,
      },
      {
        author: 5,
        body: 'And let me say that it hurt. If there is no place for that, I just stop and say nothing.',
        hoursAfter: 31,
      },
    ],
  },
  {
    author: 5,
    category: 'heart',
    title: 'Strength training with treated high blood pressure: what should I know?',
    body: 'My blood pressure is treated and mostly around 130/80. I’d like to begin with light weights at home. I have read that lifting makes it shoot up. Is that a reason not to start?',
    hoursAgo: 165,
    answers: [
      {
        author: 4,
        body: paragraphs(
          'For most people whose blood pressure is treated and steady, moderate strength training is possible and useful. Please get a yes from your doctor first, because it depends on your heart, your tablets and your other conditions.',
          'What I teach at the beginning:',
          list(
            '**Breathe out when you lift**, never hold your breath.',
            'Light weights that you could lift 12 to 15 times; stop while two or three would still be possible.',
            'A minute or more of rest between rounds, and get up slowly: some tablets make people dizzy.',
            'No straining against something that doesn’t move, for now.',
          ),
          'Stop and get help with chest pain or pressure, unusual shortness of breath, a racing or irregular heartbeat, or faintness. If that doesn’t pass within minutes of rest, call the emergency number.',
        ),
        hoursAfter: 9,
        accepted: true,
      },
    ],
  },
  {
    author: 0,
    category: 'sleep',
    title: 'Does a sleep diary help, or does it make me worry more?',
    body: paragraphs(
      'I kept one for two weeks: bedtime, wake time, how I felt. Now I catch myself *calculating* at night how bad tomorrow’s line will look.',
      'Did anyone find a lighter way of keeping one? Or is it better to stop?',
    ),
    hoursAgo: 190,
    answers: [],
  },
  {
    author: 5,
    category: 'movement',
    title: 'Walking after dinner: do ten minutes count for anything?',
    body: 'On most evenings ten minutes round the block is all I manage. Everyone talks about 10,000 steps and I feel a little silly. Does so little make a difference?',
    hoursAgo: 220,
    answers: [
      {
        author: 1,
        body: paragraphs(
          'Yes, it counts. Going from nothing to a little brings more than going from a lot to even more, and ten minutes after a meal is a good moment: moving muscles take up some of the sugar from that meal.',
          'The usual recommendation for adults is about **150 minutes of moderate movement a week**, and it may be put together from small pieces. Your evenings are almost half of it already.',
          'If you take insulin or tablets that can cause low blood sugar, ask your doctor or pharmacist what to watch for when you add walks.',
        ),
        hoursAfter: 3,
        accepted: true,
      },
      {
        author: 3,
        body: 'Ten minutes with a pram, every evening, is the only exercise I kept up all winter. Not silly at all.',
        hoursAfter: 14,
      },
    ],
  },
  {
    author: 4,
    category: 'using-this-site',
    title: 'Can I read the discussions from a script of my own?',
    body: 'For our team meeting I’d like to pull the unanswered questions about movement and pain once a week. Is there an API for that, or do I have to copy them by hand?',
    hoursAgo: 260,
    answers: [
      {
        author: 1,
        body: paragraphs(
          'There is. Everything the pages do goes through the same API, and reading discussions needs no account:',
          '`GET /api/discussions?show=unanswered&category=pain`',
          'Send the site’s host name in the header `X-Domain`. The list comes in pages; `links.next` leads on. All calls are described in the [guide and reference](/docs).',
        ),
        hoursAfter: 2,
        accepted: true,
      },
    ],
  },
  {
    author: 2,
    category: 'mind',
    title: 'How do you leave work at work after a hard shift?',
    body: paragraphs(
      'Some shifts stay with me. I’m home, I’m at the table, and I’m still in that room.',
      'I’m not looking for a cure, just small rituals that help me *close the door*. What do you do?',
    ),
    hoursAgo: 300,
    answers: [
      {
        author: 1,
        body: paragraphs(
          'A ritual works best when it has a place, a body and an end:',
          list(
            '**Place**: the same bench, the same stop before home. Work is remembered up to there.',
            '**Body**: wash your hands slowly, or change your shoes, and *notice* it.',
            '**End**: one sentence. “I did what could be done today.”',
          ),
          'And on the hard days, before you leave, talk to a colleague who was there. Five minutes is enough. If pictures from work keep coming back, you avoid things because of them, or sleep suffers for weeks, please use your employer’s support or see a doctor or therapist. That isn’t weakness, it is care.',
        ),
        hoursAfter: 10,
      },
      {
        author: 0,
        body: 'I take the longer way home, through the park. When I reach the last tree, I’m off duty. It sounds childish and it works.',
        hoursAfter: 22,
      },
    ],
  },
  {
    author: 0,
    category: 'pain',
    title: 'Stiff neck after a day at the laptop: what helps in two minutes?',
    body: 'By four in the afternoon my neck is like wood. I can’t get a new desk and I won’t do a half-hour routine. What would you do with **two minutes, three times a day**?',
    hoursAgo: 345,
    answers: [
      {
        author: 4,
        body: paragraphs(
          'Two minutes is plenty, if you do it often:',
          steps(
            'Stand up. Roll the shoulders backwards, ten times, large and slow.',
            'Turn the head as far as is comfortable, left and right, five times each.',
            'Ear toward shoulder, hold for three breaths, each side.',
            'Hands behind the head, elbows wide, look up at the ceiling for two breaths.',
          ),
          'One more thing that costs nothing: put books under the laptop until the upper edge of the screen is at eye height, with a separate keyboard if you have one.',
          'A gentle pull is fine, sharp pain isn’t. See a doctor if pain or tingling goes down an arm, if a hand gets weak, or if it started with a fall or an accident. A stiff neck **with fever and a strong headache** is an emergency.',
        ),
        hoursAfter: 4,
        accepted: true,
      },
    ],
  },
  {
    author: 5,
    category: 'chronic-conditions',
    title: 'How do you keep track of tablets when no week is like the last?',
    body: paragraphs(
      'Three tablets in the morning, one in the evening, and shifts of different people who help me. Twice this month I didn’t know any more whether I had taken the evening one.',
      'What is your system? And what do you do when you are *not sure*?',
    ),
    hoursAgo: 400,
    answers: [
      {
        author: 2,
        body: paragraphs(
          'A weekly box with morning and evening compartments, filled once a week at the same time. An empty compartment *is* the answer to “did I take it?”.',
          'When you aren’t sure: **do not take a second one just in case.** Look into the leaflet or call your pharmacist; for some tablets a missed dose doesn’t matter, for others it does. Ask once for each of yours and write the answer on the box.',
          'The pharmacist can also tell you which ones must stay in their original packet.',
        ),
        hoursAfter: 5,
        accepted: true,
      },
      {
        author: 0,
        body: 'My father keeps a list on the fridge: name, dose, what it is for, who prescribed it. Everyone who helps ticks it off. It was worth a lot in the emergency room, too.',
        hoursAfter: 16,
      },
    ],
  },
  {
    author: 2,
    category: 'family',
    title: 'Caring for my mother from another city: how do we share the load?',
    body: paragraphs(
      'My brother lives next door to her and does everything. I call and I pay for things, and we both feel that it isn’t fair.',
      'Which tasks can really be done **from a distance**? I’d like to offer something concrete instead of “tell me if you need anything”.',
    ),
    hoursAgo: 470,
    answers: [],
  },
  {
    author: 0,
    category: 'nutrition',
    title: 'Reading food labels: what do you look at first?',
    body: 'In the shop I have ten seconds for each packet. Sugar, fiber, salt, the list of ingredients, the color-coded letters: if you look at only two things, which two, and why?',
    hoursAgo: 540,
    answers: [],
  },
  {
    author: 3,
    category: 'movement',
    title: 'العودة إلى الرياضة بعد الولادة: من أين أبدأ؟',
    body: paragraphs(
      'مرّ على ولادتي شهران ونصف، وكانت ولادة طبيعية. أشتاق إلى الحركة، لكنني أشعر بثقل في أسفل البطن حين أمشي طويلًا.',
      'من أين أبدأ؟ وكيف أعرف أن جسمي *مستعد* للخطوة التالية؟',
    ),
    hoursAgo: 650,
    answers: [],
  },
  {
    author: 3,
    category: 'habits',
    title: 'Which habit gave you the most for the least effort?',
    body: 'I have room for exactly one new habit. It should cost less than five minutes a day. What was yours, and what changed because of it?',
    hoursAgo: 800,
    answers: [
      {
        author: 2,
        body: 'Clothes for tomorrow, laid out tonight. It took the first argument with myself out of the morning.',
        hoursAfter: 5,
      },
      {
        author: 0,
        body: 'A glass of water before the first coffee. Three minutes of nothing while I drink it, looking out of the window.',
        hoursAfter: 26,
      },
      {
        author: 4,
        body: 'Standing on one leg while I brush my teeth, left in the morning, right in the evening, near the basin in case I wobble. My balance is better than it was ten years ago.',
        hoursAfter: 50,
      },
    ],
  },
  {
    author: 5,
    category: 'sleep',
    title: 'Awake at 3 a.m. with my eyes on the clock',
    body: paragraphs(
      'I fall asleep well at eleven, then at three I’m wide awake, look at the clock, count the hours that are left, and that is it.',
      'What do you do in that moment, *in the dark*, so that it doesn’t become a whole night?',
    ),
    hoursAgo: 1010,
    answers: [
      {
        author: 1,
        body: paragraphs(
          'Waking up in the night is part of normal sleep. The counting is what keeps you awake. So:',
          steps(
            '**Turn the clock round.** You need the alarm, not the time.',
            'If you are still awake after what *feels* like twenty minutes, get up. Dim light, something dull, a chair.',
            'Back to bed only when your eyes close by themselves, as often as it takes.',
            'Get up at the same time in the morning, whatever the night was like.',
          ),
          'This feels worse for a few nights before it gets better. If it happens on three or more nights a week for months, ask your doctor about cognitive behavioral therapy for insomnia; it is usually the first treatment offered. Also mention it if you snore with pauses, need the toilet several times a night, or take water tablets in the evening.',
        ),
        hoursAfter: 7,
        accepted: true,
      },
      {
        author: 2,
        body: 'The clock now faces the wall. Best thing I did this year, and it cost nothing.',
        hoursAfter: 30,
      },
    ],
  },
];
