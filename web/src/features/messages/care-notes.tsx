import { crisisText } from '@regimen/contract/crisis-text.ts';
import type { CrisisKind } from '@regimen/engine/crisis-words.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { FirstNumbers } from '../../shared/help/emergency-numbers.tsx';
import { useHelpShown } from '../../shared/help/help-shown.ts';
import { refreshDanger } from '../../shared/help/refresh-danger.ts';
import { useCall } from '../../shell/use-call.ts';
import { useShell } from '../../shell/use-shell.ts';
import { WhenIn } from '../../shell/when.tsx';
import { Button } from '../../ui/button.tsx';
import { DangerBadge } from '../../ui/danger-badge.tsx';
import { AvailabilityNote } from './availability.tsx';
import { careTexts } from './care-texts.ts';

const numbersAbout = { 'self-harm': 'mind', body: 'body', violence: 'any' } as const;

/** The lists are long, and the page is there before them. */
const crisisWords = () => import('@regimen/engine/crisis-words.ts');

/** What stands around a conversation; help is there the moment something was written, with or without a connection. */
export function useCare(chatId: string, waiting: number) {
  const { data, renew } = useCall('GET chats/{id}/care', { params: { id: chatId } });
  const [noticed, setNoticed] = useState<{ kind: CrisisKind } | null>(null);
  // There before anything is written, so that a lost connection does not matter.
  useEffect(() => void crisisWords().catch(() => undefined), []);
  function heed(body: string): void {
    crisisWords()
      .then(({ crisisIn }) => crisisIn(body))
      // Without its script the server still heeds what arrives.
      .catch(() => null)
      .then((kind) => kind !== null && setNoticed({ kind }));
  }
  // Once it has arrived the server knows whom it told.
  useEffect(() => {
    if (noticed === null || waiting > 0) return;
    void renew();
    refreshDanger().catch(() => undefined);
  }, [noticed, waiting, renew]);
  return { care: data, noticed, heed };
}

/** Above the place to write. */
export function CareNotes({ care: { care, noticed } }: { care: ReturnType<typeof useCare> }) {
  const kind = care?.help?.kind ?? noticed?.kind;
  return (
    <>
      {care?.danger && <InDanger danger={care.danger} />}
      {care?.availability && !kind && <AvailabilityNote hours={care.availability} />}
      {kind && <Help kind={kind} help={care?.help ?? null} since={noticed} />}
    </>
  );
}

type Care = NonNullable<ReturnType<typeof useCare>['care']>;

interface HelpProps {
  kind: CrisisKind;
  help: Care['help'];
  /** What was noticed last. */
  since: object | null;
}

/**
 * For whoever wrote it: calm words, whom to call, and what we did. Nothing to close by accident: folded, so that the
 * conversation can be read on a phone, the numbers stay.
 */
function Help({ kind, help, since }: HelpProps) {
  const t = useTexts(careTexts);
  const { site, locale } = useShell();
  const own = crisisText(site.data, locale);
  const [isFolded, setFolded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is noticed anew unfolds it
  useEffect(() => setFolded(false), [since]);
  useHelpShown();
  return (
    <section
      aria-labelledby="chat-help"
      className="max-h-[60%] overflow-y-auto overscroll-contain border-t border-line bg-primary-soft px-3 py-3 md:px-6"
    >
      <div className="mx-auto grid max-w-[52rem] gap-3">
        <div className="flex items-start gap-2">
          <div role="status" className="grid min-w-0 flex-1 gap-1 py-1.5">
            <h2 id="chat-help" className={isFolded ? 'text-16' : 'text-18'}>
              {t(`${kind}Title`)}
            </h2>
            {!isFolded && <p className="max-w-measure whitespace-pre-line">{own ?? t(`${kind}Text`)}</p>}
          </div>
          <Button
            look="plain"
            className="-me-2 shrink-0 px-2 text-14"
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
          >
            {t(isFolded ? 'unfold' : 'fold')}
          </Button>
        </div>
        <FirstNumbers about={numbersAbout[kind]} inLine={isFolded} />
        {!isFolded && (
          <>
            <p className="max-w-measure text-14">{whatHappens(help, t)}</p>
            <Link
              to={paths.helpNow}
              className="inline-flex min-h-6 items-center justify-self-start font-semibold text-primary-text underline underline-offset-4"
            >
              {t('more')}
            </Link>
          </>
        )}
      </div>
    </section>
  );
}

/** Never silently: who was told, or that nobody was. */
function whatHappens(help: Care['help'], t: ReturnType<typeof useTexts<typeof careTexts>>): string {
  if (help === null) return t('willTell');
  if (help.told === null) return t('toldNobody');
  return t(help.isSeen ? 'seen' : 'told', { name: help.told });
}

/** For those who look after them. */
function InDanger({ danger }: { danger: NonNullable<Care['danger']> }) {
  const t = useTexts(careTexts);
  return (
    <section
      aria-label={t('dangerLabel')}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-danger-line bg-danger-soft px-3 py-2 md:px-6"
    >
      <DangerBadge>{t('urgent')}</DangerBadge>
      <p className="min-w-0 flex-1 basis-60 text-14">
        <WhenIn
          at={danger.at}
          words={(when) => t(danger.wrote ? 'mayBe' : 'mayBeOtherwise', { name: danger.person, when })}
        />
      </p>
      <Link
        to={paths.followUp(danger.followUpId)}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {t('openFollowUp')}
      </Link>
    </section>
  );
}
