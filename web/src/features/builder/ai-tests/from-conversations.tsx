import type { LentExchange } from '@regimen/contract/ai-tests.ts';
import { isExpert } from '@regimen/contract/roles.ts';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { showFlash } from '../../../shell/flash.ts';
import { useAction } from '../../../shell/use-action.ts';
import { useCall } from '../../../shell/use-call.ts';
import { useViewer } from '../../../shell/use-shell.ts';
import { Button } from '../../../ui/button.tsx';
import { texts } from './texts.ts';

interface FromConversationsProps {
  protocol: string;
  subject: string;
  onMade: () => void;
}

/** What followers asked and let the team test with: a press makes a test of it. */
export function FromConversations({ protocol, subject, onMade }: FromConversationsProps) {
  const t = useTexts(texts);
  const params = { id: protocol };
  const viewer = useViewer();
  const maySee = isExpert(viewer?.roles ?? []);
  const { data, renew } = useCall(
    'GET protocols/{id}/ai-tests/conversations',
    maySee ? { params, query: { subject } } : null,
  );
  const [make, isMaking] = useAction(async (message: string) => {
    await api('POST protocols/{id}/ai-tests/from-conversation', { params, body: { subject, message } });
    showFlash({ tone: 'success', message: t('madeTest') });
    onMade();
    await renew();
  });
  if (!data || data.data.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer font-medium text-primary-text">
        {t('conversations', { n: data.data.length })}
      </summary>
      <div className="mt-3 grid gap-3">
        <p className="text-14 text-ink-soft">{t('conversationsHelp')}</p>
        <ul className="grid gap-3">
          {data.data.map((exchange) => (
            <Exchange
              key={exchange.id}
              exchange={exchange}
              isMaking={isMaking}
              onMake={() => make(exchange.id)}
            />
          ))}
        </ul>
      </div>
    </details>
  );
}

interface ExchangeProps {
  exchange: LentExchange;
  isMaking: boolean;
  onMake: () => void;
}

function Exchange({ exchange: { question, answer, feedback }, isMaking, onMake }: ExchangeProps) {
  const t = useTexts(texts);
  return (
    <li className="grid justify-items-start gap-2 rounded-card border border-line bg-raised p-4">
      <p dir="auto" className="font-medium wrap-anywhere">
        {question}
      </p>
      <p dir="auto" className="text-14 whitespace-pre-line text-ink-soft wrap-anywhere">
        {answer}
      </p>
      {feedback === 'not-helpful' && <p className="text-14 text-ink-soft">{t('wasNotHelpful')}</p>}
      <Button look="quiet" className="min-h-9 px-3 text-14" pending={isMaking} onClick={onMake}>
        {t('makeTest')}
      </Button>
    </li>
  );
}
