import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useAction } from '../../shell/use-action.ts';
import { useMounted } from '../../shell/use-mounted.ts';
import { useSite } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { leaveToProvider } from './leave-to-provider.ts';
import { texts } from './texts.ts';

/** Below a form that signs in or signs up: the same with an account elsewhere. Nothing where the site has no provider. */
export function ProviderButtons() {
  const t = useTexts(texts);
  const mounted = useMounted();
  const { providers } = useSite();
  const [chosen, setChosen] = useState('');
  const [leave, leaving] = useAction(async (id: string) => {
    setChosen(id);
    await leaveToProvider(id);
  });
  if (providers.length === 0) return null;
  return (
    <div className="mt-6 grid gap-3">
      <p className="flex items-center gap-3 text-14 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          look="quiet"
          className="w-full wrap-anywhere disabled:opacity-100!"
          disabled={!mounted}
          pending={leaving && chosen === id}
          onClick={() => leave(id)}
        >
          <span>{t('continueWith', { name })}</span>
        </Button>
      ))}
    </div>
  );
}
