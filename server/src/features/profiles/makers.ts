import { isAdmin } from '../../../seed/admins.ts';
import { seedQualification } from '../../../seed/qualifications.ts';
import { seedUpload } from '../../../seed/uploads.ts';
import type { Makers } from '../../makers.ts';
import { keyOf } from '../uploads/keep-upload.ts';
import { attachDocuments } from './expert-queries.ts';

export const makers: Pick<Makers, 'qualification'> = {
  // The caller's own, unless they are an admin.
  qualification: async (tx, { owner, other, mark, files }) => {
    const person = (await isAdmin(tx, owner)) ? other : owner;
    const qualification = await seedQualification(tx, person, { title: `Diploma ${mark}` });
    const document = await seedUpload(tx, person, null);
    await attachDocuments(tx, { userId: person, qualificationId: qualification, names: [document] });
    await files.put(keyOf(tx.tenantId, document), Buffer.from(`a diploma ${mark}`));
    return { qualification, document };
  },
};
