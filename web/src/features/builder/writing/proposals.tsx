import type { WritingHelp } from '@regimen/contract/writing.ts';
import type { WritingFault } from '@regimen/engine/writing/judge-writing.ts';
import { oldest, readingAge } from '@regimen/engine/writing/reading-age.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { dialogTexts } from './dialog-texts.ts';
import { texts } from './texts.ts';
import { type Piece, wordDifferences } from './word-differences.ts';

interface ProposalsProps {
  text: string;
  shown: (text: string) => string;
  /** `null`: nothing was asked yet. */
  help: WritingHelp | null;
  onUse: (text: string) => void;
}

const whyTexts = {
  'no-model': 'whyNoModel',
  'site-limit': 'whySite',
  'person-limit': 'whyPerson',
  danger: 'whyDanger',
  'no-answer': 'whyNoAnswer',
  refused: 'whyRefused',
} as const;

/** What may stand in a text's place, each beside it with what would change; and what was left out, and why. */
export function Proposals({ text, shown, help, onUse }: ProposalsProps) {
  const t = useTexts(dialogTexts);
  return (
    <div aria-live="polite" className="grid gap-4">
      {help === null ? (
        <div className="grid gap-1 rounded-card bg-sunken p-4">
          <h3 className="text-14 font-medium text-ink-soft">{t('now')}</h3>
          <Side words={shown(text)} />
        </div>
      ) : (
        <>
          <p className="text-14 text-ink-soft">
            {help.why === null ? t('writtenBy', { model: help.model ?? '' }) : t(whyTexts[help.why])}
          </p>
          {help.proposals.map((proposal, index) => (
            <Beside
              key={proposal}
              title={t('proposal', { n: index + 1 })}
              before={shown(text)}
              after={shown(proposal)}
              onUse={() => onUse(proposal)}
            />
          ))}
          {help.proposals.length === 0 && help.why !== 'danger' && (
            <p>{t(text.trim() === '' ? 'noneEmpty' : 'none')}</p>
          )}
          <LeftOut faults={help.refused} />
        </>
      )}
    </div>
  );
}

interface BesideProps {
  title: string;
  before: string;
  after: string;
  onUse: () => void;
}

function Beside({ title, before, after, onUse }: BesideProps) {
  const t = useTexts(dialogTexts);
  const sides = wordDifferences(before, after);
  return (
    <section aria-label={title} className="grid gap-3 rounded-card border border-line p-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid content-start gap-1">
          <h3 className="text-14 font-medium text-ink-soft">{t('now')}</h3>
          <Side words={before} pieces={sides.before} mark="del" />
        </div>
        <div className="grid content-start gap-1">
          <h3 className="text-14 font-medium text-ink-soft">{title}</h3>
          <Side words={after} pieces={sides.after} mark="ins" />
        </div>
      </div>
      <Button className="justify-self-start" onClick={onUse}>
        {t('use')}
      </Button>
    </section>
  );
}

const markClass = {
  del: 'rounded-sm bg-danger-soft text-danger-text line-through',
  ins: 'rounded-sm bg-success-soft text-success-text no-underline',
};

function Side({
  words,
  pieces,
  mark: Mark = 'ins',
}: {
  words: string;
  pieces?: Piece[];
  mark?: 'del' | 'ins';
}) {
  const t = useTexts(texts);
  const say = useTexts(dialogTexts);
  const age = readingAge(words);
  return (
    <>
      <p dir="auto" className="break-words whitespace-pre-wrap">
        {words === ''
          ? say('nothingYet')
          : (pieces ?? [{ words, isSame: true }]).map((piece, index) =>
              piece.isSame ? (
                piece.words
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
                <Mark key={index} className={markClass[Mark]}>
                  {piece.words}
                </Mark>
              ),
            )}
      </p>
      {age !== null && (
        <p className="text-14 text-ink-soft">{t(age >= oldest ? 'readsHard' : 'readsFrom', { age })}</p>
      )}
    </>
  );
}

const faultTexts = {
  placeholders: 'faultPlaceholders',
  'too-long': 'faultTooLong',
  number: 'faultNumber',
  dose: 'faultDose',
  diagnosis: 'faultDiagnosis',
  medicine: 'faultMedicine',
  link: 'faultLink',
  danger: 'faultDanger',
} as const satisfies Partial<Record<WritingFault, string>>;

function LeftOut({ faults }: { faults: readonly WritingFault[] }) {
  const t = useTexts(dialogTexts);
  const told = Object.entries(faultTexts).filter(([fault]) => faults.some((one) => one === fault));
  if (told.length === 0) return null;
  return (
    <div className="grid gap-1 text-14">
      <h3 className="font-medium">{t('leftOut')}</h3>
      <ul className="list-disc ps-5 text-ink-soft">
        {told.map(([fault, key]) => (
          <li key={fault}>{t(key)}</li>
        ))}
      </ul>
    </div>
  );
}
