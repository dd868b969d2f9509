/**
 * Words in what people write to each other that may mean that somebody is in danger. A rule decides, never a model: it shows
 * help once too often rather than once too little. What people say without meaning it, and what they expressly deny, is taken
 * out first; everything else in the text still counts.
 */
import { ARABIC } from './crisis-words.ar.ts';

/** What it may be about: another's help is needed for a thought than for the body. */
export type CrisisKind = 'self-harm' | 'body' | 'violence';

export interface CrisisWords {
  /** Sayings and denials that are not meant. */
  harmless: readonly RegExp[];
  /** The first kind that is found counts. */
  kinds: Readonly<Record<CrisisKind, readonly RegExp[]>>;
}

const of = 'of|from|with|because of';

const ENGLISH: CrisisWords = {
  harmless: [
    new RegExp(
      `\\b(?:die|dying|died|dead) (?:${of}) (?:boredom|laughter|laughing|embarrassment|shame|hunger|thirst|curiosity|excitement|cuteness|heat|cold|old age|natural causes)\\b`,
      'g',
    ),
    /\b(?:die|dying|died) (?:laughing|to (?:know|see|try|hear|meet|go|get|have|taste))\b/g,
    /\bsuicide (?:squad|prevention|awareness|hotline training)\b/g,
    /\bkill(?:ing)? myself (?:laughing|with laughter)\b/g,
    /\bcut(?:ting)? myself (?:shaving|cooking|some slack|a (?:piece|slice|break)|off|while|when|on (?:a|the|some|my)|by accident|accidentally|in the kitchen)\b/g,
    /\b(?:not|never(?: been)?|no longer|isn't|am not|wasn't) (?:at all )?(?:feeling |felt |been )?suicidal\b/g,
    /\b(?:no|without(?: any)?|not any|never any|never had|don't have(?: any)?|do not have(?: any)?|haven't had(?: any)?) (?:more )?(?:suicidal (?:thoughts?|ideation|ideas|feelings)|(?:thoughts?|ideas?) of (?:suicide|self[- ]?harm|(?:harming|hurting|killing) myself|dying))\b/g,
  ],
  kinds: {
    'self-harm': [
      /\bsuicid(?:e|al|ality)\b/,
      /\bself[- ]?harm(?:ing|ed)?\b/,
      /\b(?:kill|killing|harm|harming|hurting|cutting|hang|hanging|drown|drowning|shoot|shooting) my ?self\b/,
      /\b(?:want|wanna|wanted|going|gonna|urge|thought|thoughts|think|thinking|plan|planning|feel like|tried|about) [^.?!\n]{0,30}\b(?:hurt|cut)(?:ting)? my ?self\b/,
      /\b(?:hurt|cut|harmed) my ?self (?:on purpose|deliberately|intentionally|again)\b/,
      /\b(?:want|wants|wanted|wanna|wish|wishing|going|gonna|ready|rather|prefer|hope|hoping|deserve|need) (?:to |i could |i would |i |just |simply |really )*(?:die|be dead|stop living|stop existing|not exist|not be alive|not wake up)\b/,
      /\bwish (?:that )?(?:i|you) (?:was|were|had) (?:dead|gone|never (?:been )?born|never existed)\b/,
      /\bbetter off (?:dead|without me|if i (?:was|were) (?:dead|gone|not here))\b/,
      /\b(?:end|ending|ended) (?:my (?:own )?life|it all|my misery|my suffering)\b/,
      /\b(?:take|taking) my (?:own )?life\b/,
      /\b(?:no|any|a single) (?:reason|point|purpose) (?:to|in|for) (?:live|living|go(?:ing)? on|being alive|stay(?:ing)? alive)\b/,
      /\bnothing (?:left |more )?to live for\b/,
      /\b(?:don't|do not|dont|didn't|no longer|never) (?:really |even |just )?want(?:ed)? to (?:live|be alive|exist|go on living)\b/,
      /\b(?:don't|do not|dont|no longer) (?:really |even |just )?want to (?:be here|wake up|go on|carry on) (?:any ?more|any longer|again|tomorrow|ever)\b/,
      /\b(?:can't|cannot|can not|cant) (?:go on|carry on) (?:living|any ?more|any longer|like this)\b/,
      /\btired of (?:living|being alive|my life)\b/,
      /\b(?:life|my life|it) (?:is not|isn't|is no longer|is hardly|'s not) worth (?:living|it to live)\b/,
      /\bnot worth living\b/,
      /\bthis is (?:my )?(?:last )?goodbye\b|\bgoodbye forever\b/,
    ],
    body: [
      /\boverdos(?:e|ed|ing)\b/,
      /\b(?:took|taken|taking|swallowed|swallowing|ate|injected) (?:all|too many|too much|a (?:whole|full) (?:box|bottle|pack|strip)|a lot)(?: of)?(?: of)?(?: (?:my|the|his|her|those))? (?:pills?|tablets?|meds|medicines?|medication|insulin|sleeping pills|painkillers)\b/,
      /\b(?:can't|cannot|can not|cant|unable to|barely|hardly) breathe\b(?! through)/,
      /\b(?:having|getting|be having) (?:a |another )(?:heart attack|stroke|seizure)\b/,
      /\b(?:crushing|severe|sudden|strong|terrible|unbearable|sharp) (?:chest pains?|pain in my chest)\b/,
      /\b(?:chest pains?|pain in my chest) (?:right )?now\b|\bright now [^.?!\n]{0,30}\bchest pains?\b/,
      /\b(?:bleeding (?:heavily|badly|a lot|and (?:it )?(?:won't|doesn't) stop)|(?:won't|can't|doesn't) stop (?:the )?bleeding)\b/,
      /\b(?:face|arm|side of my body|half of my (?:face|body)) (?:is|went|has gone|suddenly went) (?:numb|drooping|paralysed|paralyzed)\b/,
    ],
    violence: [
      /\b(?:going to|gonna|will|wants to|want to|threatened to|threatens to|tried to|trying to) kill me\b/,
      /\b(?:he|she|they|who|husband|wife|father|mother|partner|boyfriend|girlfriend|brother|son|dad|mum|mom)(?: (?:is|was|keeps|has been|always|often|still))? (?:beats?|beating|hits?|hitting|chok(?:es?|ing|ed)|strangl(?:es?|ing|ed)) me\b/,
      /\b(?:i am|i'm|im|i was|i got|been|being) (?:being )?(?:abused|beaten|raped|sexually assaulted)\b|\braped me\b/,
      /\b(?:i will|i'll|i'm going to|going to|gonna|i want to) kill (?:him|her|them|someone|somebody|my (?:husband|wife|family|kids|children|baby))\b/,
    ],
  },
};

/** One spelling of what is written in many: case, apostrophes, spaces, and in Arabic vowels and forms of letters. */
export const foldedWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[\u064b-\u065f\u0670\u0640\u200b-\u200f\u202a-\u202e]/g, '')
    .replace(/[\u0622\u0623\u0625\u0671]/g, '\u0627')
    .replace(/\u0649/g, '\u064a')
    .replace(/\u0629/g, '\u0647')
    .replace(/\u0624/g, '\u0648')
    .replace(/\u0626/g, '\u064a')
    .replace(/[ \t\u00a0]+/g, ' ');

/** Whether this may mean that its writer, or somebody they speak of, is in danger. `null`: nothing in it says so. */
export function crisisIn(text: string): CrisisKind | null {
  const folded = foldedWords(text);
  for (const { harmless, kinds } of [ENGLISH, ARABIC]) {
    const meant = harmless.reduce((rest, saying) => rest.replace(saying, ' '), folded);
    for (const [kind, patterns] of Object.entries(kinds))
      if (patterns.some((pattern) => pattern.test(meant))) return kind as CrisisKind;
  }
  return null;
}
