import { useEffect, useRef, useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { SearchIcon } from '../../../ui/shell-icons.tsx';
import { useCombobox } from '../../../ui/use-combobox.ts';
import { useProtocol } from '../draft/use-draft.ts';
import { useFlow } from './flow-context.ts';
import { matchingSteps } from './matching-steps.ts';
import { StepOptions } from './step-options.tsx';
import { texts } from './texts.ts';

const most = 30;

/** Finds a step by its words; choosing one shows it. */
export function FindStep({ onFound }: { onFound: () => void }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const flow = useFlow();
  const protocol = useProtocol();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const found = words.trim() === '' ? [] : matchingSteps(protocol, words, locale);
  const combobox = useCombobox({
    names: found.slice(0, most).map(({ id }) => id),
    takesFirst: true,
    choose: (id) => {
      setWords('');
      flow.find(id);
      onFound();
    },
    clear: () => {
      setWords('');
      onFound();
    },
  });
  useFindKey(input);
  return (
    <div className="relative">
      <SearchIcon size={16} className="pointer-events-none absolute start-3 top-2.5 text-ink-faint" />
      <input
        {...combobox.inputProps}
        ref={input}
        value={words}
        aria-label={t('find')}
        aria-keyshortcuts="Control+F /"
        placeholder={t('find')}
        className="min-h-9 w-full rounded-control border border-line bg-raised ps-9 pe-3 text-14 hover:border-line-strong focus-visible:outline-offset-0"
        onChange={(event) => {
          setWords(event.target.value);
          combobox.show();
        }}
        onBlur={combobox.close}
      />
      <span role="status" className="sr-only">
        {words.trim() !== '' && (found.length === 0 ? t('findNone') : t('found', { n: found.length }))}
      </span>
      {combobox.open && words.trim() !== '' && (
        <StepOptions
          combobox={combobox}
          steps={found.slice(0, most)}
          label={t('find')}
          none={t('findNone')}
        />
      )}
    </div>
  );
}

/** Ctrl or Cmd with F, a slash, or F outside of fields. */
function useFindKey(input: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const withCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      const isTyping = (event.target as Element).closest(
        'input, textarea, select, [contenteditable], dialog, [role="menu"]',
      );
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping;
      if (!(withCommand && key === 'f') && !(plain && (key === '/' || key === 'f'))) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [input]);
}
