/**
 * What an agent leaves to doctors: saying what somebody has, and how much medicine they take. Rules decide, before a model
 * is asked and again on what it said; they refuse once too often rather than once too little.
 */
import { foldedWords } from './folded-words.ts';
import { ARABIC } from './medical-words.ar.ts';

export type MedicalKind = 'diagnosis' | 'dose';

export interface MedicalWords {
  /** Illnesses and medicines by name, and amounts of these: what they are, not what is said of them. */
  names: RegExp;
  /** Sayings that only look so: taken out first. */
  harmless: readonly RegExp[];
  asks: Readonly<Record<MedicalKind, readonly RegExp[]>>;
  says: Readonly<Record<MedicalKind, readonly RegExp[]>>;
}

const drug =
  '(?:medicines?|medications?|meds|pills?|tablets?|capsules?|drugs?|insulin|metformin|statins?|antidepressants?|beta ?blockers?|painkillers?|ibuprofen|paracetamol|acetaminophen|aspirin|antibiotics?|melatonin|sleeping pills?|inhaler|blood thinners?|warfarin|lisinopril|ramipril|amlodipine|sertraline|fluoxetine|citalopram|zopiclone|diazepam|xanax|ozempic|dos(?:e|es|age))';
/** No number is longer, and without an end a row of digits would be gone through anew from each of them. */
const amount =
  '\\d[\\d.,]{0,12} ?(?:mg|mcg|µg|ug|micrograms?|milligrams?|ml|millilit(?:er|re)s?|units?|iu|pills?|tablets?|capsules?|drops?|puffs?)\\b';
const change =
  '(?:stop|stopping|skip|skipping|quit|increase|increasing|raise|reduce|reducing|lower|lowering|cut|cutting|halve|double|doubling|change|changing|adjust|adjusting|start|starting|come off|coming off|wean|switch|switching|combine|mix)';
const illness =
  '(?:diabetes|depression|depressed|cancer|hypertension|insomnia|sleep apn(?:o)?ea|anxiety disorder|adhd|bipolar|ptsd|anaemia|anemia|arthritis|asthma|copd|angina|heart (?:disease|failure|attack)|a stroke|stroke|dementia|an infection|infection|pneumonia|a tumou?r|pre-?eclampsia|a blood clot|thrombosis|a hernia|sciatica|thyroid|covid|flu|an ulcer|kidney disease|an eating disorder|a disorder|a condition|a disease)';

const ENGLISH: MedicalWords = {
  names: new RegExp(`\\b(?:${illness}|${drug})\\b|${amount}`, 'g'),
  harmless: [
    /\b(?:milk|water|coffee|tea) ?\d*\b/g,
    /\b(?:blood )?(?:glucose|sugar|pressure|cholesterol) (?:of|is|was|at|below|above|under|over|between) \d[\d.,]{0,12} ?(?:mg\/dl|mmol\/l|mmhg)?/g,
    /\d[\d.,]{0,12} ?mg\/dl/g,
  ],
  asks: {
    dose: [
      new RegExp(
        `\\b(?:how (?:much|many)|what (?:dose|dosage|amount)|which (?:dose|dosage))\\b[^.?!\\n]{0,40}\\b${drug}\\b`,
      ),
      new RegExp(
        `\\b(?:should|can|may|could|must|do|is it (?:ok|okay|safe|fine)|want to|going to|need to)\\b[^.?!\\n]{0,30}\\b${change}\\b[^.?!\\n]{0,40}\\b${drug}\\b`,
      ),
      new RegExp(
        `\\b(?:take|taking|have|use|add) (?:more|less|extra|another|double|twice|half|fewer)\\b[^.?!\\n]{0,30}\\b${drug}\\b`,
      ),
      new RegExp(`\\b${amount}[^.?!\\n]{0,30}\\b(?:instead|more|less|enough|too much|ok|okay|safe)\\b`),
      new RegExp(
        `\\b(?:should|can|may|could) i (?:take|use|have|inject)\\b[^.?!\\n]{0,30}(?:\\b${drug}\\b|${amount})`,
      ),
      new RegExp(`\\b${change} (?:my|the) (?:\\w+ )?${drug}\\b`),
      /\b(?:which|what) (?:medicine|medication|drug|pill|antibiotic|painkiller)s?\b[^.?!\n]{0,30}\b(?:take|should|best|help)\b/,
    ],
    diagnosis: [
      new RegExp(
        `\\b(?:do|could|might|may|can) (?:i|it|this|that) (?:have|be|mean)\\b[^.?!\\n]{0,30}\\b${illness}\\b`,
      ),
      new RegExp(`\\b(?:am i|is (?:it|this|that))\\b[^.?!\\n]{0,20}\\b${illness}\\b`),
      /\b(?:diagnose|diagnosis)\b[^.?!\n]{0,20}\b(?:me|my|i)\b|\b(?:my|a|the|give me a|what is the|what's the) diagnosis\b/,
      /\bwhat (?:illness|disease|condition|disorder|sickness) (?:do|is|could|might|am)\b/,
      /\bwhat(?:'s| is) wrong with me\b/,
      /\b(?:are|is) (?:these|this|those|that) (?:symptoms?|signs?) of\b/,
    ],
  },
  says: {
    dose: [
      new RegExp(
        `\\b(?:take|takes|taking|use|using|inject|injecting|start with|increase|reduce|lower|raise|double|halve|try|dose of|dosage of|up to|down to)\\b[^.?!\\n]{0,60}${amount}`,
      ),
      new RegExp(
        `\\b(?:you (?:should|can|could|may|must|need to)|i (?:recommend|suggest|advise)|it(?:'s| is) (?:fine|ok|okay|safe|best) to|try|please)\\b[^.?!\\n]{0,20}\\b${change}\\b[^.?!\\n]{0,40}\\b${drug}\\b`,
      ),
      new RegExp(`(?:^|[.!?\\n] ?)${change} (?:your|the|taking) (?:\\w+ ){0,2}${drug}\\b`),
      new RegExp(
        `\\b(?:take|use) (?:one|two|three|four|half|an extra|another|more|less|fewer|double)\\b[^.?!\\n]{0,20}\\b${drug}\\b`,
      ),
      /\bstop taking (?:your|the|these|those|it|them)\b/,
    ],
    diagnosis: [
      new RegExp(
        `\\byou (?:(?:probably|likely|clearly|certainly|definitely|may|might|could|must|seem to|appear to) )*(?:have|suffer from|are suffering from)\\b[^.?!\\n]{0,20}\\b${illness}\\b`,
      ),
      new RegExp(
        `\\b(?:this|that|it) (?:is|sounds like|looks like|means you have|must be|indicates|suggests|points to)\\b[^.?!\\n]{0,25}\\b${illness}\\b`,
      ),
      /\b(?:i|we) (?:diagnose|am diagnosing)\b|\byour diagnosis is\b|\byou (?:don't|do not) have (?:diabetes|cancer|depression|an infection|a disease)\b/,
      /\byou(?:'re| are) (?:diabetic|depressed|bipolar|anaemic|anemic|asthmatic|hypertensive)\b/,
    ],
  },
};

function kindIn(text: string, which: 'asks' | 'says'): MedicalKind | null {
  const folded = foldedWords(text);
  for (const words of [ENGLISH, ARABIC]) {
    const meant = words.harmless.reduce((rest, saying) => rest.replace(saying, ' '), folded);
    for (const [kind, patterns] of Object.entries(words[which]))
      if (patterns.some((pattern) => pattern.test(meant))) return kind as MedicalKind;
  }
  return null;
}

/** Whether somebody asks what only a doctor may say. `null`: they don't. */
export const medicalQuestionIn = (text: string): MedicalKind | null => kindIn(text, 'asks');

/** Whether an answer says it. */
export const medicalClaimIn = (text: string): MedicalKind | null => kindIn(text, 'says');

/** The illnesses, medicines and amounts that a text names. */
export function medicalNamesIn(text: string): Set<string> {
  const folded = foldedWords(text);
  return new Set(
    [ENGLISH, ARABIC].flatMap(({ names }) =>
      (folded.match(names) ?? []).map((name) => name.replaceAll(' ', '')),
    ),
  );
}
