import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Danger } from '../../../shared/help/danger-in.ts';
import { Numbers } from '../../../shared/help/emergency-numbers.tsx';
import { MoreWords, useDangerTitle, WhatToDo } from '../../../shared/help/what-to-do.tsx';
import { Button } from '../../../ui/button.tsx';
import { phoneTexts } from './phone-texts.ts';

/** What somebody reads who may be in danger: the creator's words and the numbers, in the place of everything else. */
export function PhoneDanger({ danger, onBack }: { danger: Danger; onBack: () => void }) {
  const t = useTexts(phoneTexts);
  const titleOf = useDangerTitle();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid gap-6">
      <h3 ref={heading} tabIndex={-1} dir="auto" className="text-22 wrap-anywhere outline-none">
        {titleOf(danger)}
      </h3>
      <WhatToDo danger={danger} />
      <Numbers about={danger.measured ? 'body' : 'mind'} title={t('call')} isOver={false} />
      <MoreWords danger={danger} />
      <p className="text-14 text-ink-soft">{t('told')}</p>
      <Button look="quiet" className="justify-self-start" onClick={onBack}>
        {t('back')}
      </Button>
    </div>
  );
}
