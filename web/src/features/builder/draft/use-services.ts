import { itemKindOf } from '@regimen/engine/steps/traits.ts';
import { useEffect } from 'react';
import { useCall } from '../../../shell/use-call.ts';
import { servicesOf } from './services.ts';
import { useDraftStore, useProtocol } from './use-draft.ts';

/**
 * Brings what is known of services, where a step books one. Should it not come, the rest is found all the same;
 * publishing asks the server.
 */
export function useLoadServices(): void {
  const draft = useDraftStore();
  const books = useProtocol().nodes.some(({ type }) => itemKindOf(type) === 'service');
  const { data } = useCall('GET protocols/{id}/service-facts', books ? { params: { id: draft.id } } : null, {
    onFocus: true,
  });
  useEffect(() => {
    if (!data) return;
    const facts = data.data.map(({ id, ...known }) => [id, known] as const);
    servicesOf(draft).set(Object.fromEntries(facts));
  }, [data, draft]);
}
