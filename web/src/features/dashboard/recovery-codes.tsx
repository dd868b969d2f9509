import { useTexts } from '../../i18n/use-texts.ts';
import { CopyButton } from '../../shell/copy-button.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { loginTexts } from './login-texts.ts';
import { SignInCard } from './sign-in-card.tsx';

/** Shown once: whoever loses the phone comes in with one of these. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => Promise<void> }) {
  const t = useTexts(loginTexts);
  const [goOn, going] = useAction(onSaved);
  return (
    <SignInCard title={t('recoveryTitle')} lead={t('recoveryLead')}>
      <ul
        dir="ltr"
        className="grid gap-1.5 rounded-card border border-line bg-raised p-4 font-mono text-14 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} />
        <Button pending={going} onClick={() => goOn()}>
          {t('saved')}
        </Button>
      </div>
    </SignInCard>
  );
}
