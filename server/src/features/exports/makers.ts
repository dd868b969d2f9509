import { seedExport } from '../../../seed/exports.ts';
import type { Makers } from '../../makers.ts';
import { signatureOf } from '../../signed-link.ts';
import { keyOf } from './make-export.ts';

export const makers: Pick<Makers, 'dataExport'> = {
  dataExport: async (tx, { owner, mark, files }) => {
    const { id, linkKey } = await seedExport(tx, owner);
    await files.put(keyOf(tx.tenantId, id), Buffer.from(`an archive ${mark}`));
    // Until the instant that the example names.
    return { dataExport: id, exportSignature: signatureOf(id, linkKey, 1_999_999_999) };
  },
};
