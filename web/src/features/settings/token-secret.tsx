import type { TokenPurpose } from '@regimen/contract/token-purposes.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CopyButton } from '../../shell/copy-button.tsx';
import { useShell } from '../../shell/use-shell.ts';
import { deviceTexts } from './device-texts.ts';

interface TokenSecretProps {
  secret: string;
  purpose: TokenPurpose;
}

/** The secret, this once, and how a device or an assistant uses it. */
export function TokenSecret({ secret, purpose }: TokenSecretProps) {
  const t = useTexts(deviceTexts);
  const { origin } = useShell();
  const example =
    purpose === 'readings' ? exampleOfDevice(origin, secret) : exampleOfAssistant(origin, secret);
  return (
    <div role="status" className="grid gap-3 rounded-card bg-success-soft p-4">
      <p className="font-medium">{t('tokenOnce')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <code dir="ltr" className="min-w-0 flex-1 rounded-control bg-raised p-3 font-mono text-14 break-all">
          {secret}
        </code>
        <CopyButton text={secret} />
      </div>
      {purpose !== 'readings' && <p className="text-14">{t('assistantHow')}</p>}
      <details className="text-14">
        <summary className="inline-flex min-h-9 items-center">{t('howTo')}</summary>
        <pre dir="ltr" className="mt-2 overflow-x-auto rounded-control bg-raised p-3 font-mono text-12">
          {example}
        </pre>
      </details>
    </div>
  );
}

const exampleOfDevice = (origin: string, secret: string): string =>
  [
    `curl ${origin}/api/readings \\`,
    `  -H 'Authorization: Bearer ${secret}' \\`,
    `  -H 'X-Domain: ${new URL(origin || 'http://localhost').hostname}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${JSON.stringify({ kpi: 'weight', value: 70, unit: 'kg' })}'`,
  ].join('\n');

/** As most assistants take it. */
const exampleOfAssistant = (origin: string, secret: string): string =>
  JSON.stringify(
    {
      mcpServers: {
        regimen: { type: 'http', url: `${origin}/mcp`, headers: { Authorization: `Bearer ${secret}` } },
      },
    },
    null,
    2,
  );
