import type { Translate } from '@regimen/contract/language/define-texts.ts';
import { type Locale, quoted } from '@regimen/contract/language/languages.ts';
import type { Check, Publishing } from '@regimen/contract/publishing.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { AlertIcon, InfoIcon, SuccessIcon } from '../../../ui/shell-icons.tsx';
import { languageIn } from '../form/language-names.ts';
import { checkTexts } from './check-texts.ts';
import { DangerRow } from './danger-row.tsx';
import { publishTexts } from './publish-texts.ts';

type Say = Translate<typeof checkTexts>;

const looks = {
  ok: { Icon: SuccessIcon, colour: 'text-success-text', words: 'isOk' },
  stop: { Icon: AlertIcon, colour: 'text-danger-text', words: 'isStop' },
  advice: { Icon: InfoIcon, colour: 'text-info-text', words: 'isAdvice' },
} as const;

export interface Finding {
  words: string;
  /** About a safety rule. */
  isSafety: boolean;
}

const sentencesOf = ({ name }: Check, findings: readonly Finding[]): string[] =>
  name === 'problems' || name === 'safety'
    ? findings.flatMap(({ words, isSafety }) => (isSafety === (name === 'safety') ? [words] : []))
    : [];

/** What stops publishing first, then what is worth a look, then what is done; each with the way to mend it. */
export function Checklist({
  plan,
  problemsOf,
}: {
  plan: Publishing;
  /** What the checker says about one protocol, in words. */
  problemsOf: (protocol: string) => readonly Finding[];
}) {
  const t = useTexts(publishTexts);
  const say = useTexts(checkTexts);
  const locale = useLocale();
  const rank = { stop: 0, advice: 1, ok: 2 };
  const checks = plan.checks.toSorted((one, other) => rank[one.result] - rank[other.result]);
  const stops = checks.filter(({ result }) => result === 'stop').length;
  return (
    <section aria-labelledby="checklist" className="rounded-card border border-line bg-raised p-5 md:p-6">
      <h2 id="checklist" className="text-22">
        {t('checklist')}
      </h2>
      <p className={`mt-1 ${stops > 0 ? 'font-medium text-danger-text' : 'text-ink-soft'}`}>
        {stops > 0 ? t('stopped', { n: stops }) : t(plan.danger ? 'readyButDanger' : 'ready')}
      </p>
      <ul className="mt-4 grid gap-3">
        {plan.danger && <DangerRow plan={plan} danger={plan.danger} />}
        {checks.map((check) => {
          const { Icon, colour, words } = looks[check.result];
          const mend = check.result === 'ok' ? null : mendOf(check, plan, say);
          const about =
            check.name === 'aiTests'
              ? (testedOf(plan, check.about)?.red ?? []).map(({ name }) => quoted(name, locale))
              : check.name === 'itemsReviewed'
                ? unreviewedIn(plan, check.about).map(({ name }) => quoted(name, locale))
                : check.about
                  ? sentencesOf(check, problemsOf(check.about))
                  : [];
          return (
            <li key={`${check.name} ${check.about}`} className="flex items-start gap-x-3 max-sm:flex-wrap">
              <Icon className={`mt-0.5 shrink-0 ${colour}`} />
              <div className="min-w-0 flex-1 max-sm:basis-3/4">
                <p className={`wrap-anywhere ${check.result === 'ok' ? 'text-ink-soft' : 'font-medium'}`}>
                  <span className="sr-only">{`${t(words)}: `}</span>
                  {wordsOf(check, plan, say, locale)}
                </p>
                {about.length > 0 && <Sentences sentences={about} />}
              </div>
              {mend}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  const most = 5;
  const t = useTexts(publishTexts);
  const left = sentences.length - most;
  return (
    <ul className="mt-1 grid list-disc gap-0.5 ps-4 text-14 text-ink-soft marker:text-ink-faint">
      {sentences.slice(0, most).map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps of one name are said in the same words
        <li key={index}>{sentence}</li>
      ))}
      {left > 0 && <li>{t('moreChanges', { n: left })}</li>}
    </ul>
  );
}

/** Of the check: the agent or module, with its tests. */
const testedOf = ({ aiTests }: Publishing, about: string | null) =>
  aiTests.find(({ protocolId, subject }) => `${protocolId} ${subject}` === about);

const nameOf = (plan: Publishing, id: string | null) =>
  plan.protocols.find((protocol) => protocol.id === id)?.name ?? '';

function wordsOf({ name, result, about, count }: Check, plan: Publishing, say: Say, locale: Locale): string {
  const isOk = result === 'ok';
  switch (name) {
    case 'texts':
      return say(isOk ? 'textsOk' : 'textsStop');
    case 'language': {
      const language = languageIn(about as Locale, locale);
      if (isOk) return say('languageOk', { language });
      return say(count > 0 ? 'languageBegun' : 'languageMissing', { language });
    }
    case 'pageReviewed':
      return say('pageReviewed', { language: languageIn(about as Locale, locale), n: count });
    case 'itemsReviewed':
      return say('itemsReviewed', { name: nameOf(plan, about), n: count });
    case 'protocols':
      return isOk ? say('protocolsOk', { n: count }) : say('protocolsStop');
    case 'problems': {
      const protocol = nameOf(plan, about);
      if (isOk) return say('problemsOk', { name: protocol });
      return say(result === 'stop' ? 'problemsStop' : 'problemsAdvice', { name: protocol, n: count });
    }
    case 'safety': {
      const protocol = nameOf(plan, about);
      if (isOk) return say('safetyOk', { name: protocol, n: count });
      return say(result === 'stop' ? 'safetyStop' : 'safetyAdvice', { name: protocol, n: count });
    }
    case 'services':
      return say('services', { name: nameOf(plan, about), n: count });
    case 'tests':
      if (isOk) return say('testsOk', { n: count });
      return result === 'stop' ? say('testsStop', { n: count }) : say('testsAdvice');
    case 'aiTests': {
      const ai = testedOf(plan, about)?.name ?? '';
      if (isOk) return say('aiOk', { name: ai, n: count });
      return result === 'stop' ? say('aiStop', { name: ai, n: count }) : say('aiAdvice', { name: ai });
    }
    case 'outcomes':
      return say(isOk ? 'outcomesOk' : 'outcomesAdvice');
    case 'signs':
      return say(isOk ? 'signsOk' : 'signsAdvice');
    case 'cover':
      return say(isOk ? 'coverOk' : 'coverAdvice');
    case 'link':
      return say(isOk ? 'linkOk' : 'linkAdvice');
  }
}

/** Where the way that breaks a rule is drawn. */
function safetyPlace({ protocols }: Publishing, id: string): string {
  const problems = protocols.find((protocol) => protocol.id === id)?.problems ?? [];
  const broken = problems.filter(({ path }) => path !== undefined);
  const [first] = broken;
  return first && broken.length === 1
    ? `${paths.flowEditor(id)}?way=${String(first.data.rule)}`
    : paths.builder(id, 'errors');
}

/** Beside the agent's form, or beside the module's settings. */
function aiPlace(plan: Publishing, about: string | null): string {
  const { protocolId = '', kind, subject = '' } = testedOf(plan, about) ?? {};
  const page =
    kind === 'agent'
      ? paths.builder(protocolId, 'agent', subject)
      : paths.builder(protocolId, 'ai-module', 'main', subject);
  return `${page}#ai-tests`;
}

const unreviewedIn = ({ unreviewed }: Publishing, protocol: string | null) =>
  unreviewed.filter(({ protocolId }) => protocolId === protocol);

/** The first of them. */
function unreviewedPlace(plan: Publishing, protocol: string): string {
  const [first] = unreviewedIn(plan, protocol);
  return first ? paths.builder(protocol, first.kind, first.id) : paths.builder(protocol);
}

/** Where it is mended. */
function mendOf({ name, about, result }: Check, plan: Publishing, say: Say): ReactNode {
  const { card } = plan;
  const edit = (part: string) => paths.editProgram(card.id, part);
  const [to, words] = (
    {
      texts: [edit('texts'), say('mendTexts')],
      language: [edit('texts'), say('mendTexts')],
      pageReviewed: [edit('texts'), say('mendReview')],
      itemsReviewed: [unreviewedPlace(plan, about ?? ''), say('mendReview')],
      outcomes: [edit('texts'), say('mendTexts')],
      protocols: [edit('protocols'), say('mendProtocols')],
      problems: [paths.builder(about ?? '', 'errors'), say('mendProblems')],
      safety: [safetyPlace(plan, about ?? ''), say('mendSafety')],
      services: [paths.flowEditor(about ?? ''), say('mendServices')],
      tests: [
        paths.simulator(card.id, result === 'stop' ? 'tests' : 'population'),
        say(result === 'stop' ? 'mendProblems' : 'mendTests'),
      ],
      aiTests: [aiPlace(plan, about), say(result === 'stop' ? 'mendProblems' : 'mendAi')],
      signs: [edit('who'), say('mendProtocols')],
      cover: [edit('looks'), say('mendLooks')],
      link: [edit('access'), say('mendLink')],
    } as const
  )[name];
  return (
    <Link
      to={to}
      className="shrink-0 text-14 font-medium text-primary-text underline-offset-4 hover:underline max-sm:basis-full max-sm:ps-7.5"
    >
      {words}
    </Link>
  );
}
