import type { Calls } from '@regimen/contract/all.ts';
import type { CallInput } from '@regimen/contract/call.ts';
import { ownZone } from '@regimen/contract/own-zone.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useAction } from '../../shell/use-action.ts';
import { type ReadingCall, useCall } from '../../shell/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { HelpIcon } from '../../ui/icons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { texts } from './texts.ts';
import { WhyAnswer } from './why-answer.tsx';

type WhyCall = Extract<ReadingCall, `${string}/why`>;
type WhyQuestion = { [K in WhyCall]: [call: K, input: CallInput<Calls[K]>] }[WhyCall];

/** What an answer says of times is told by the clock of this device, as everything around it is. */
function byOwnClock([call, input]: WhyQuestion): WhyQuestion {
  switch (call) {
    case 'GET tasks/{id}/why':
    case 'GET notifications/{id}/why':
    case 'GET nudges/{id}/why':
    case 'GET enrollments/{id}/why':
      return [call, { ...input, query: { ...input.query, zone: ownZone() } }] as WhyQuestion;
    default:
      return [call, input] as WhyQuestion;
  }
}

interface WhyButtonProps {
  /** What it is about, for those who hear the button's name. */
  about: string;
  /** Asked once it is opened. */
  question: WhyQuestion;
  /** Only the sign, where there is no room for the word. */
  compact?: boolean;
  noAction?: boolean;
  /** What is known without asking, for when there is no connection. */
  known?: string;
  className?: string;
}

/** "Why?", beside whatever came or was decided. It lies above a row that is a link as a whole. */
export function WhyButton(props: WhyButtonProps) {
  const { about, question, compact = false, noAction = false, known, className = '' } = props;
  const t = useTexts(texts);
  const [open, setOpen] = useState(false);
  const label = t('whyAbout', { name: about });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        title={compact ? label : undefined}
        onClick={() => setOpen(true)}
        className={`relative z-1 inline-flex min-h-9 shrink-0 items-center justify-center gap-1.5 rounded-control text-14 text-ink-soft transition-colors duration-120 hover:bg-sunken hover:text-ink ${compact ? 'min-w-9' : 'px-2'} ${className}`}
      >
        <HelpIcon size={16} />
        {!compact && t('why')}
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title={t('why')} closeLabel={t('close')}>
        <Loaded question={question} noAction={noAction} known={known} />
      </Modal>
    </>
  );
}

interface LoadedProps {
  question: WhyQuestion;
  noAction: boolean;
  known: string | undefined;
}

function Loaded({ question, noAction, known }: LoadedProps) {
  const [call, input] = byOwnClock(question);
  const t = useTexts(texts);
  const { data: why, failed, renew } = useCall(call, input);
  const [again, asking] = useAction(renew);
  return (
    <div aria-live="polite" aria-busy={asking || !(why || failed)}>
      {why && <WhyAnswer why={why} noAction={noAction} />}
      {!why && !failed && <p className="text-ink-soft">{t('loading')}</p>}
      {!why && failed && (
        <div className="grid justify-items-start gap-3">
          {known && <p>{known}</p>}
          <p className={known && 'text-14 text-ink-soft'}>{t('failed')}</p>
          <Button look="quiet" pending={asking} onClick={again}>
            {t('again')}
          </Button>
        </div>
      )}
    </div>
  );
}
