import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

/** Whoever was sent somewhere by an AI module, or by the rule behind it, may want a person to look. */
export function AskPerson({ decision, wasAsked }: { decision: string; wasAsked: boolean }) {
  const t = useTexts(texts);
  const [asked, setAsked] = useState(wasAsked);
  const [ask, asking] = useAction(async () => {
    await api('POST ai-decisions/{id}/ask-person', { params: { id: decision } });
    setAsked(true);
  });
  if (asked)
    return (
      <p role="status" className="text-14 font-medium text-success-text">
        {t('askedPerson')}
      </p>
    );
  return (
    <div className="grid justify-items-start gap-1">
      <Button look="plain" pending={asking} onClick={ask} className="-ms-3 px-3">
        {t('askPerson')}
      </Button>
      <p className="text-14 text-ink-soft">{t('askPersonHelp')}</p>
    </div>
  );
}
