import { useTexts } from '../../i18n/use-texts.ts';
import { comeBackTo } from '../../shell/session.ts';
import { useAction } from '../../shell/use-action.ts';
import { useCall } from '../../shell/use-call.ts';
import { useSite } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { leaveToProvider } from './leave-to-provider.ts';
import { texts } from './texts.ts';

interface ProveElsewhereProps {
  /** Said where there is no other way. */
  alone?: string;
  /** What whoever connected no account can do. */
  otherwise?: string;
}

/** Whoever has no password shows who they are where they sign in. */
export function ProveElsewhere({ alone, otherwise }: ProveElsewhereProps) {
  const t = useTexts(texts);
  const { providers } = useSite();
  const { data } = useCall('GET identities', providers.length > 0 ? {} : null);
  const own = providers.filter(({ id }) => data?.data.some(({ provider }) => provider.id === id));
  const [leave, leaving] = useAction((id: string) => {
    comeBackTo(location.pathname + location.search + location.hash);
    return leaveToProvider(id, { again: true });
  });
  if (own.length === 0) return otherwise && (data || providers.length === 0) ? <p>{otherwise}</p> : null;
  return (
    <div className={`grid gap-3 ${alone ? '' : 'border-t border-line pt-4'}`}>
      {alone && <p>{alone}</p>}
      <p className="text-14 text-ink-soft">{t(alone ? 'againThere' : 'againHelp')}</p>
      <div className="flex flex-wrap gap-3">
        {own.map(({ id, name }) => (
          <Button key={id} look="quiet" pending={leaving} onClick={() => leave(id)}>
            {t('againWith', { name })}
          </Button>
        ))}
      </div>
    </div>
  );
}
