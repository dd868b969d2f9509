import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { texts } from './texts.ts';

/** Appears once somebody has become an expert, with what to do first; so the focus goes there. */
export function WelcomeExpert() {
  const t = useTexts(texts);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="welcome-title"
      className="mb-10 grid gap-3 rounded-card bg-primary-soft p-5 outline-none"
    >
      <h2 id="welcome-title" className="text-22">
        {t('became')}
      </h2>
      <p className="max-w-measure">{t('welcomeLead')}</p>
      <p className="max-w-measure">{t('welcomeTrust')}</p>
      <div className="mt-1">
        <LinkButton to={paths.newProtocol}>{t('firstProtocol')}</LinkButton>
      </div>
    </section>
  );
}
