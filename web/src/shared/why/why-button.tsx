import type { Why } from '@regimen/contract/why.ts';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { HelpIcon } from '../../ui/icons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { texts } from './texts.ts';
import { WhyAnswer } from './why-answer.tsx';

interface WhyButtonProps {
  /** What it is about, for those who hear the button's name. */
  about: string;
  load: () => Promise<Why>;
  /** Only the sign, where there is no room for the word. */
  compact?: boolean;
  noAction?: boolean;
  /** What is known without asking, for when there is no connection. */
  known?: string;
  className?: string;
}

/** "Why?", beside whatever came or was decided. It lies above a row that is a link as a whole. */
export function WhyButton(props: WhyButtonProps) {
  const { about, load, compact = false, noAction = false, known, className = '' } = props;
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
        <Loaded load={load} noAction={noAction} known={known} />
      </Modal>
    </>
  );
}

interface LoadedProps {
  load: () => Promise<Why>;
  noAction: boolean;
  known: string | undefined;
}

function Loaded({ load, noAction, known }: LoadedProps) {
  const t = useTexts(texts);
  const [tries, setTries] = useState(0);
  const [shown, setShown] = useState<Why | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another function for the same question is no new question
  useEffect(() => {
    let gone = false;
    load().then(
      (why) => gone || setShown(why),
      () => gone || setShown('failed'),
    );
    return () => {
      gone = true;
    };
  }, [tries]);
  return (
    <div aria-live="polite" aria-busy={shown === null}>
      {shown === null && <p className="text-ink-soft">{t('loading')}</p>}
      {shown === 'failed' && (
        <div className="grid justify-items-start gap-3">
          {known && <p>{known}</p>}
          <p className={known && 'text-14 text-ink-soft'}>{t('failed')}</p>
          <Button
            look="quiet"
            onClick={() => {
              setShown(null);
              setTries(tries + 1);
            }}
          >
            {t('again')}
          </Button>
        </div>
      )}
      {shown !== null && shown !== 'failed' && <WhyAnswer why={shown} noAction={noAction} />}
    </div>
  );
}
