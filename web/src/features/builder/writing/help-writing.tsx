import type { WritingKind } from '@regimen/contract/writing-choices.ts';
import { oldest, readingAge } from '@regimen/engine/writing/reading-age.ts';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { latePart } from '../../../shell/late-part.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { SparklesIcon } from '../../../ui/icons.tsx';
import { texts } from './texts.ts';

const dialog = latePart(() => import('./writing-dialog.tsx'));

export interface HelpWritingProps {
  kind: WritingKind;
  text: string;
  /** As its editor shows it, where it is kept in another way. */
  shown?: (text: string) => string;
  /** Puts it into the form, as if it had been typed. */
  onUse: (text: string) => void;
  /** Where the words were published, if they were. */
  source?: string | undefined;
}

/** Under a text: from which age it is easy to read, and help with writing it. */
export function HelpWriting(props: HelpWritingProps) {
  const t = useTexts(texts);
  const { text } = props;
  const age = useMemo(() => readingAge(text), [text]);
  const help = useHelp(props);
  return (
    <div className="-mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-14">
      <p className="text-ink-soft">
        {age === null ? '' : t(age >= oldest ? 'readsHard' : 'readsFrom', { age })}
      </p>
      <div className="flex flex-wrap items-center gap-x-2">
        {help.undo}
        <Button look="plain" className="-me-3 min-h-9! px-3! text-14" {...help.opener}>
          <SparklesIcon size={16} />
          {t('helpMe')}
        </Button>
      </div>
      {help.dialog}
    </div>
  );
}

/** The same beside a short text that has its place in a row. */
export function HelpWritingIcon(props: HelpWritingProps) {
  const t = useTexts(texts);
  const help = useHelp(props);
  return (
    <>
      <IconButton
        label={props.text === '' ? t('helpMe') : t('helpMeWith', { text: props.text })}
        {...help.opener}
      >
        <SparklesIcon size={16} />
      </IconButton>
      {help.undo}
      {help.dialog}
    </>
  );
}

function useHelp({ onUse, ...about }: HelpWritingProps) {
  const t = useTexts(texts);
  const [open, setOpen] = useState(false);
  const [replaced, setReplaced] = useState<{ before: string; by: string } | null>(null);
  return {
    opener: { onPointerEnter: () => void dialog.begin(), onClick: () => setOpen(true) },
    // Whoever has typed on since then would lose that.
    undo: (
      <span role="status" className="flex flex-wrap items-center text-14 text-success-text empty:hidden">
        {replaced && replaced.by === about.text && (
          <>
            {t('replaced')}
            <Button
              look="plain"
              className="min-h-9! px-2! text-14"
              onClick={() => {
                onUse(replaced.before);
                setReplaced(null);
              }}
            >
              {t('undo')}
            </Button>
          </>
        )}
      </span>
    ),
    dialog: open && (
      <dialog.Part
        {...about}
        onClose={() => setOpen(false)}
        onUse={(text) => {
          setReplaced({ before: about.text, by: text });
          setOpen(false);
          onUse(text);
        }}
      />
    ),
  };
}
