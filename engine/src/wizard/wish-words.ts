/** What people write when they want a draft changed, in one spelling (`foldedWords`); the Arabic is in `wish-words.ar.ts`. */
export type WishWords = {
  /** Each is the beginning of a word or of several. */
  add: readonly string[];
  remove: readonly string[];
  less: readonly string[];
  more: readonly string[];
  shorter: readonly string[];
  longer: readonly string[];
  /** What follows is the new name. */
  rename: readonly string[];
  reminders: readonly string[];
  measuring: readonly string[];
  challenge: readonly string[];
  daily: readonly string[];
  weekly: readonly string[];
  weeks: readonly string[];
  /** Numbers that are written out, from one on. */
  numbers: readonly string[];
  /** Times of day, as HH:MM. */
  times: Readonly<Record<string, readonly string[]>>;
  /** Behind an hour. */
  beforeNoon: readonly string[];
  afterNoon: readonly string[];
  /** What people call built-in items, besides their names. */
  things: Readonly<Record<string, readonly string[]>>;
  /** Somebody asks what can be asked. */
  help: readonly string[];
  /** What has a page of its own. */
  outside: readonly string[];
  /** What stands before a word and is written with it. */
  prefixes: readonly string[];
};

export const ENGLISH: WishWords = {
  add: [
    'add',
    'include',
    'put in',
    'insert',
    'want a',
    'want to',
    'also ask',
    'also measure',
    'track',
    'measure',
    'ask for',
    'ask about',
    'with a',
  ],
  remove: [
    'remove',
    'drop',
    'delete',
    'without',
    'take out',
    'get rid',
    'stop',
    'no more',
    'leave out',
    "don't",
    'do not',
    'no ',
  ],
  less: [
    'less',
    'fewer',
    'too many',
    'too much',
    'too often',
    'not so often',
    'cut down',
    'reduce',
    'rarer',
    'halve',
  ],
  more: ['more', 'additional', 'too few', 'increase', 'often'],
  shorter: [
    'shorter',
    'shorten',
    'too long',
    'quicker',
    'faster',
    'a week less',
    'one week less',
    'cut a week',
  ],
  longer: [
    'longer',
    'lengthen',
    'extend',
    'too short',
    'slower',
    'more time',
    'a week more',
    'one more week',
    'another week',
  ],
  rename: ['call it', 'name it', 'rename it to', 'rename to', 'rename it', 'change the name to'],
  reminders: ['remind', 'nudge', 'message', 'notif', 'prompt'],
  measuring: ['measur', 'reading', 'weigh', 'track'],
  challenge: ['challenge'],
  daily: [
    'daily',
    'every day',
    'each day',
    'once a day',
    'a day',
    'every morning',
    'every evening',
    'every night',
  ],
  weekly: [
    'weekly',
    'every week',
    'each week',
    'once a week',
    'a week',
    'per week',
    'every sunday',
    'every monday',
  ],
  weeks: ['week'],
  numbers: [
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  times: {
    '08:00': ['morning'],
    '12:30': ['noon', 'lunch', 'midday'],
    '16:00': ['afternoon'],
    '20:00': ['evening', 'night', 'bedtime'],
  },
  beforeNoon: ['am', 'a.m'],
  afterNoon: ['pm', 'p.m'],
  things: {
    'builtin-kpi-weight': ['weigh', 'weight', 'scale'],
    'builtin-kpi-waist': ['waist'],
    'builtin-kpi-hours-slept': ['sleep', 'hours of sleep', 'hours slept', 'slept'],
    'builtin-kpi-mood': ['mood', 'feeling'],
    'builtin-kpi-stress': ['stress'],
    'builtin-kpi-energy': ['energy'],
    'builtin-kpi-pain': ['pain'],
    'builtin-kpi-steps': ['steps', 'step count'],
    'builtin-kpi-active-minutes': ['active minutes', 'exercise minutes'],
    'builtin-kpi-systolic': ['blood pressure', 'systolic'],
    'builtin-kpi-diastolic': ['diastolic'],
    'builtin-kpi-resting-heart-rate': ['heart rate', 'pulse'],
    'builtin-kpi-fasting-glucose': ['blood sugar', 'glucose'],
    'builtin-kpi-body-temperature': ['temperature'],
    'builtin-kpi-water': ['water', 'drinking'],
    'builtin-kpi-fruit-and-vegetables': ['fruit', 'vegetables'],
    'builtin-kpi-screen-time': ['screen time'],
    'builtin-kpi-cigarettes': ['cigarette', 'smoking'],
    'builtin-activity-brisk-walk': ['walk', 'walking'],
    'builtin-activity-box-breathing': ['breathing', 'breath'],
    'builtin-activity-body-scan': ['meditation', 'mindfulness'],
    'builtin-activity-muscle-relaxation': ['relaxation', 'relaxing'],
    'builtin-activity-strength-at-home': ['strength', 'workout'],
    'builtin-activity-desk-stretch': ['stretch'],
    'builtin-activity-balance-practice': ['balance'],
    'builtin-activity-three-good-things': ['gratitude', 'good things'],
    'builtin-activity-plan-three-dinners': ['meal plan', 'plan meals', 'dinners'],
    'builtin-activity-balanced-plate': ['healthy plate', 'healthy eating', 'healthy meal'],
    'builtin-activity-less-salt': ['salt'],
    'builtin-activity-weekly-review': ['look back', 'review'],
    'builtin-activity-tiny-habit': ['habit'],
    'builtin-assessment-how-are-you': ['check in', 'how are you', 'how they are', 'how they feel'],
    'builtin-assessment-phq-2': ['phq-2', 'phq 2'],
    'builtin-assessment-gad-2': ['gad-2', 'gad 2', 'worries', 'anxiety'],
    'builtin-assessment-sleep-week': ['sleep questions', 'sleep questionnaire', 'sleep check'],
    'builtin-assessment-food-week': ['food questions', 'food questionnaire'],
    'builtin-challenge-daily-walk': ['walking challenge', 'walk challenge'],
    'builtin-challenge-take-the-stairs': ['stairs'],
    'builtin-challenge-slow-breath': ['breathing challenge'],
    'builtin-challenge-gratitude': ['gratitude challenge'],
    'builtin-challenge-no-sugary-drinks': ['sugary drinks', 'soda'],
    'builtin-challenge-screen-free-evening': ['screen free', 'no screens'],
    'builtin-challenge-half-plate-vegetables': ['vegetable challenge', 'vegetables challenge'],
    'builtin-nudge-drink-water': ['reminder to drink', 'drink water'],
    'builtin-nudge-take-medicine': ['medicine', 'medication'],
    'builtin-nudge-move-a-minute': ['reminder to move', 'stand up'],
  },
  help: ['help', 'what can', 'what do you', 'what may i', 'how does this', 'how do i', 'what should i'],
  outside: [
    'publish',
    'price',
    'cost',
    'free of charge',
    'invite',
    'team',
    'picture',
    'photo',
    'cover',
    'color',
    'colour',
    'logo',
    'translat',
    'book',
    'appointment',
    'agent',
    'coach',
    'safety rule',
  ],
  prefixes: [''],
};
