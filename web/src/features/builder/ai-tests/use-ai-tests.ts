import type { AiTestSubject } from '@regimen/contract/ai-test-choices.ts';
import type { AiTest, AiTests } from '@regimen/contract/ai-tests.ts';
import { api } from '../../../api.ts';
import { useWatch } from '../../../realtime/use-watch.ts';
import { useAction } from '../../../shell/use-action.ts';
import { useCall } from '../../../shell/use-call.ts';

export interface Tested {
  protocol: string;
  kind: AiTestSubject;
  subject: string;
}

export const isAtWork = ({ result }: AiTest): boolean =>
  result?.status === 'waiting' || result?.status === 'running';

export interface UsedAiTests {
  list: AiTests | null;
  failed: boolean;
  reload: () => void;
  run: () => void;
  isAsking: boolean;
}

/** The tests of an agent or a module, read again as they run. */
export function useAiTests({ protocol, kind, subject }: Tested): UsedAiTests {
  const params = { id: protocol };
  const { data, failed, renew, put } = useCall('GET protocols/{id}/ai-tests', {
    params,
    query: { kind, subject },
  });
  useWatch('protocol', protocol, () => void renew(), { atOnce: true });
  const [run, isAsking] = useAction(async () => {
    put(await api('POST protocols/{id}/ai-tests/run', { params, body: { kind, subject } }));
    // The first may be done by now, and nothing more is said of it.
    await renew();
  });
  return { list: data ?? null, failed, reload: () => void renew(), run, isAsking };
}
