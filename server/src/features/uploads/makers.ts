import { randomBytes } from 'node:crypto';
import { seedFollowed } from '../../../seed/followed.ts';
import { seedUpload } from '../../../seed/uploads.ts';
import type { Makers } from '../../makers.ts';
import { signatureOf } from '../../signed-link.ts';

export const makers: Pick<Makers, 'upload'> = {
  upload: async (tx, cast) => {
    const names = await seedFollowed(tx, cast);
    const key = randomBytes(32);
    const upload = await seedUpload(tx, cast.owner, names.task as string, key);
    await cast.files.put(`${tx.tenantId}/uploads/${upload}`, Buffer.from(`a proof ${cast.mark}`));
    // Until the instant that the example names.
    return { ...names, upload, signature: signatureOf(upload, key, 1_999_999_999) };
  },
};
