import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import { aboutMinutes } from '@regimen/contract/language/duration-phrases.ts';
import { isolate } from '@regimen/contract/language/languages.ts';
import { dateWords } from '@regimen/contract/language/moments.ts';
import { unitWords } from '@regimen/contract/language/quantities.ts';
import type { StepAhead } from '@regimen/contract/step-ahead.ts';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { useReaderZone } from '../../shell/reader-zone.ts';
import { useAction } from '../../shell/use-action.ts';
import { useCall } from '../../shell/use-call.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { When } from '../../shell/when.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ownDirection } from '../../ui/own-direction.ts';
import { AskAboutStep } from '../ask-about/ask-about-step.tsx';
import { followerKind } from '../steps/follower-kind.ts';
import { StepIcon } from '../steps/step-icon.tsx';
import type { AheadStep } from './ahead-button.tsx';
import { HeldNote } from './held-note.tsx';
import { texts } from './texts.ts';

interface AheadDialogProps extends AheadStep {
  open: boolean;
  onClose: () => void;
}

/** What a step will be when it comes. It cannot be answered here. */
export default function AheadDialog({ enrollmentId, step, name, open, onClose }: AheadDialogProps) {
  const t = useTexts(texts);
  return (
    <Modal open={open} onClose={onClose} title={name} closeLabel={t('close')}>
      <Loaded enrollmentId={enrollmentId} step={step} />
      <AskAboutStep enrollmentId={enrollmentId} step={step} className="mt-4 -ms-3" />
    </Modal>
  );
}

function Loaded({ enrollmentId, step }: Pick<AheadStep, 'enrollmentId' | 'step'>) {
  const t = useTexts(texts);
  const input = { params: { id: enrollmentId }, query: { step } };
  const { data, failed, renew } = useCall('GET enrollments/{id}/ahead', input);
  const [again, asking] = useAction(renew);
  return (
    <div aria-live="polite" aria-busy={asking || !(data || failed)}>
      {data && <WhatItWillBe ahead={data} />}
      {!data && !failed && <p className="text-ink-soft">{t('loading')}</p>}
      {!data && failed && (
        <div className="grid justify-items-start gap-3">
          <p>{t('failed')}</p>
          <Button look="quiet" pending={asking} onClick={again}>
            {t('again')}
          </Button>
        </div>
      )}
    </div>
  );
}

function WhatItWillBe({ ahead }: { ahead: StepAhead }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const { kind, about, minutes, questions, reading, lasts, opensFor, rhythm, at, held, isForTeam } = ahead;
  const isAsked = minutes !== null || questions !== null || reading !== null || opensFor !== null;
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-ink-soft">
        <StepIcon type={kind} small />
        {followerKind(kind, locale)}
      </p>
      {about && (
        <p dir="auto" className={`max-w-measure ${ownDirection} whitespace-pre-line`}>
          {about}
        </p>
      )}
      {isForTeam && <p>{t('team')}</p>}
      <dl className="grid gap-3">
        {at && (
          <Line name={t(rhythm ? 'next' : 'when')}>
            <When at={at} />
            {held && <HeldNote held={held} />}
          </Line>
        )}
        {!at && <Later ahead={ahead} />}
        {rhythm && (
          <Line name={t('often')}>
            <span className="inline-block first-letter:uppercase">{rhythm}</span>
          </Line>
        )}
        {(minutes !== null || lasts !== null) && (
          <Line name={t('length')}>
            <span className="inline-block first-letter:uppercase">
              {minutes === null ? durationWords(lasts ?? 0, locale) : aboutMinutes(minutes, locale)}
            </span>
          </Line>
        )}
        {opensFor !== null && (
          <Line name={t('toDoIt')}>{t('fromOpening', { time: durationWords(opensFor, locale) })}</Line>
        )}
        {questions && (
          <Line name={t('asked')}>
            <Questions questions={questions} />
          </Line>
        )}
        {reading && (
          <Line name={t('measured')}>
            <bdi>{reading.name}</bdi>
            {reading.unit && ` (${unitWords(reading.unit, locale)})`}
          </Line>
        )}
      </dl>
      {isAsked && !isForTeam && <p className="text-14 text-ink-soft">{t('notYet')}</p>}
    </div>
  );
}

/** No instant is known: the earliest day, and what comes before it. */
function Later({ ahead: { notBefore, after } }: { ahead: StepAhead }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const now = useNow();
  const zone = useReaderZone() ?? undefined;
  if (!notBefore && !after) return null;
  return (
    <Line name={t('when')}>
      {notBefore && (
        <span className="block">
          {t('earliest', { date: dateWords(Date.parse(notBefore), { locale, zone, now }) })}
        </span>
      )}
      {after && <span className="block">{t('after', { name: isolate(after, locale) })}</span>}
    </Line>
  );
}

function Questions({
  questions: { count, mayBeMore, some },
}: {
  questions: NonNullable<StepAhead['questions']>;
}) {
  const t = useTexts(texts);
  const isAll = some.length === count;
  return (
    <>
      <span className="block">{t(isAll || some.length === 0 ? 'questions' : 'suchAs', { n: count })}</span>
      {some.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {some.map((text) => (
            <li key={text} className="wrap-anywhere">
              <bdi>{text}</bdi>
            </li>
          ))}
        </ul>
      )}
      {mayBeMore && <span className="mt-1 block text-14 text-ink-soft">{t('mayBeMore')}</span>}
    </>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-14 text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);
