import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { CopyIcon } from '../ui/icons.tsx';
import { copyText } from './copy-text.ts';
import { copyTexts } from './copy-texts.ts';
import { showFlash } from './flash.ts';

/** `words`: what is copied, where the place does not say it. */
export function CopyButton({ text, words }: { text: string; words?: string }) {
  const t = useTexts(copyTexts);
  const copy = async () =>
    showFlash(
      (await copyText(text))
        ? { tone: 'success', message: t('copied') }
        : { tone: 'warning', message: t('notCopied') },
    );
  return (
    <Button look="quiet" onClick={copy}>
      <CopyIcon />
      {words ?? t('copy')}
    </Button>
  );
}
