import type { ProtocolCard } from '@regimen/contract/protocols.ts';
import { api } from '../../api.ts';
import { fileName } from './file-name.ts';

/** Hands the protocol with its items to the browser as a file of our own JSON. */
export async function exportProtocol({ id, name }: Pick<ProtocolCard, 'id' | 'name'>): Promise<void> {
  const { document: protocol } = await api('GET protocols/{id}', { params: { id } });
  const file = new Blob([JSON.stringify(protocol, null, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(name);
  link.click();
  URL.revokeObjectURL(url);
}
