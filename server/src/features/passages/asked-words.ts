import { ARABIC } from './asked-words.ar.ts';
import { inStandardArabic } from './dialect.ar.ts';

export interface AskedWords {
  /** Words that a question is made of and that say nothing of what it is about. */
  empty: ReadonlySet<string>;
  /** What people call things, and how programs call them: asked for beside their own word. */
  alike: readonly (readonly [asked: RegExp, said: string])[];
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const ENGLISH: AskedWords = {
  empty: words(
    "what when where which who why how is are am do does did i me my we our you your the a an to of in on for it this that there can could should would will may must have has if please tell show explain know want need get got much many about with be was were so just any some i'm i've it's don't thing things program something say says mean means so now then allowed ok okay really stuff anything nothing everything im ive cant dont isnt doesnt wont didnt u ur pls plz only one lot bit whole always never ever",
  ),
  alike: [
    [/\b(?:how long|how much time|duration|minutes)\b/, 'minutes weeks takes'],
    [/\b(?:how often|how frequently|what time|which days?|at what time)\b/, 'every day week'],
    [/\b(?:weigh|weight|kilos?|pounds?|scales?)\b/, 'weight'],
    [/\b(?:sugar|glucose)\b/, 'glucose sugar'],
    [/\b(?:pressure|bp)\b/, 'pressure'],
    [/\b(?:cigarettes?|smok\w*|vap\w*)\b/, 'smoke cigarettes'],
    [/\b(?:craving|cravings|urge|urges)\b/, 'craving urge'],
    [/\b(?:run|running|jog|jogging)\b/, 'run running'],
    [/\b(?:breath|breathe|breathing)\b/, 'breathing'],
    [/\b(?:pill|pills|medicine|medicines|meds|medication|tablets?)\b/, 'medicine tablets'],
    [/\b(?:questionnaire|survey|test|quiz)\b/, 'questions'],
    [/\b(?:hurts?|hurting|painful|ache|aches|aching|sore)\b/, 'pain'],
    [/\b(?:bed|bedtime|asleep)\b/, 'bed sleep'],
    [/\b(?:eat|eating|food|diet|meals?)\b/, 'eat food meal'],
    [/\b(?:feet|foot)\b/, 'feet foot'],
    [/\b(?:scientific|science|studies|study|proof|proven|research)\b/, 'evidence'],
    [/\b(?:tired|sleepy|exhausted)\b/, 'tired sleepy'],
    [/\b(?:anxious|anxiety|nervous|worried|worry)\b/, 'worry anxious'],
    [/\b(?:finish\w*|complet\w*|end|ends|over|done)\b/, 'finish end'],
    [
      /\b(?:phones?|smartphones?|mobile|tv|television|tablet|laptop|computer|scroll\w*|netflix)\b/,
      'screens phone',
    ],
    [/\b(?:shoes?|sneakers?|trainers?|boots?|sandals?)\b/, 'shoes'],
    [/\b(?:on foot|steps?|stroll\w*|hik\w*|stairs)\b/, 'walk walking'],
    [
      /\b(?:exercis\w*|workouts?|gym|sports?|train|training|fitness|active|activity)\b/,
      'exercise workout active movement',
    ],
    [/\b(?:fit|unfit|shape|beginner|new to)\b/, 'new exercise'],
    [/\b(?:fast|faster|quick\w*|speed|pace|slow|slower|slowly)\b/, 'pace slow fast'],
    [/\b(?:inhal\w*|exhal\w*|out of breath|breathless|panting|gasp\w*)\b/, 'breathing breathe breath'],
    [/\b(?:wake|waking|woke|get up|sleep in|lie in|oversle\w*|alarm)\b/, 'get up wake morning'],
    [/\b(?:lie down|go to bed|nights?|nite|tonight)\b/, 'bed night sleep evening'],
    [/\b(?:saturdays?|sundays?|weekends?|holidays?|vacation)\b/, 'weekends every day'],
    [
      /\b(?:talk to|speak to|speak with|a real person|a human|somebody|someone|anybody|anyone)\b/,
      'talk person expert',
    ],
    [/\b(?:examin\w*|check me|look at me|checkup|check-up)\b/, 'checkup physiotherapist doctor'],
    [/\b(?:doctors?|physicians?|gp|nurse|clinic)\b/, 'doctor'],
    [/\b(?:physio\w*|massage)\b/, 'physiotherapist physiotherapy'],
    [/\b(?:therap\w*|counsel\w*|psycholog\w*|shrink)\b/, 'talk therapist'],
    [/\b(?:toes?|soles?|heels?|ankles?)\b/, 'feet foot'],
    [/\b(?:knees?|legs?|calf|calves|thighs?|shins?)\b/, 'leg legs pain'],
    [/\b(?:pee|urin\w*|bladder|leak\w*)\b/, 'urinating pelvic floor'],
    [/\b(?:tingl\w*|numb\w*|pins and needles)\b/, 'numbness'],
    [/\b(?:faint\w*|passed out|pass out|black\w* out|collaps\w*)\b/, 'fainted faint'],
    [/\b(?:dizzy|giddy|shaky|shak\w*|trembl\w*|sweat\w*)\b/, 'faint dizzy'],
    [/\b(?:baby|babies|newborn|gave birth|birth|delivery|c-section)\b/, 'birth baby'],
    [/\b(?:bleed\w*|blood loss|pads?)\b/, 'bleeding'],
    [/\b(?:breakfast|lunch|dinner|supper|plates?|cook\w*|snacks?)\b/, 'meal plate eat'],
    [/\b(?:salt\w*|season\w*|spic\w*)\b/, 'salt'],
    [/\b(?:monitor|machine|device|cuff|meter)\b/, 'monitor device reading'],
    [/\b(?:high|higher|too much|through the roof|spike\w*)\b/, 'high'],
    [/\b(?:low|lower|drop\w*|crash\w*)\b/, 'low'],
    [/\b(?:forget\w*|forgot\w*|remember\w*|remind\w*)\b/, 'forget reminder'],
    [/\b(?:ciggy|ciggies|cigs?|fags?|puffs?|smokes?)\b/, 'smoke cigarettes'],
    [/\b(?:patch|patches|gum|replacement|lozenges?)\b/, 'nicotine pharmacist cravings'],
    [/\b(?:quit|quitting|stop smoking|give up)\b/, 'quit'],
    [/\b(?:relaps\w*|slipp\w*|start over|start again|from scratch|gave in|failed)\b/, 'slip again'],
    [/\b(?:thoughts?|thinking|ruminat\w*|overthink\w*|racing|brooding)\b/, 'worry worries'],
    [/\b(?:garden\w*|dancing|dance|cycl\w*|bike|biking|swim\w*|housework)\b/, 'movement move exercise'],
    [/\b(?:stress\w*|tense|tension|pressure at work|overwhelm\w*)\b/, 'stress tense'],
    [/\b(?:lying|resting|rest|stay in bed|couch|sofa)\b/, 'rest moving'],
    [/\b(?:early|earlier|too soon|when can i start)\b/, 'start'],
    [/\b(?:forever|afterwards|later on|keep going|keep it up)\b/, 'keep after'],
  ],
};

export interface AskedFor {
  /** Without what every question has. */
  own: string;
  /** What else these things are called: asked for where the program says it, and no part of the question where not. */
  besides: string;
}

/** A question in the words that its program may have for it. */
export function asPassagesSayIt(folded: string, language: string): AskedFor {
  const isArabic = language === 'arabic';
  const { empty, alike } = isArabic ? ARABIC : ENGLISH;
  const kept = folded
    .replace(/[^\p{L}\p{N}'%-]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '' && !empty.has(word));
  const own = (isArabic ? inStandardArabic(kept) : kept).join(' ');
  const called = alike.flatMap(([asked, said]) => (asked.test(folded) || asked.test(own) ? said : []));
  return { own, besides: [...(isArabic ? kept : []), ...called].join(' ') };
}
