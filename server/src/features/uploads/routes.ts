import { uploadCalls } from '@regimen/contract/uploads.ts';
import { notFound } from '../../errors.ts';
import { Bytes } from '../../http/bytes.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import type { Files } from '../../providers/files.ts';
import { isGood } from '../../signed-link.ts';
import { keepUpload, keyOf } from './keep-upload.ts';
import { linkToUpload } from './link-to-upload.ts';
import { findUpload } from './queries.ts';

export function uploadRoutes(http: HttpParts, files: Files): void {
  registerCalls(http, uploadCalls, {
    'POST uploads': (scope, { body }, exchange) => keepUpload(scope, files, body.file, exchange),

    'GET uploads/{name}/link': (scope, { params: { name } }) =>
      scope.read((tx) => linkToUpload(scope, tx, name)),

    'GET public/download/{name}': async (scope, { params: { name }, query }) => {
      const upload = await scope.read(async (tx) => {
        const found = await findUpload(tx, name);
        // An address that is over leads nowhere, as one that never was.
        if (!found || !isGood(name, found.linkKey, query.until, query.signature, scope.now.getTime()))
          throw notFound();
        return found;
      });
      const content = await files.get(keyOf(scope.tenant.id, name));
      if (!content) throw notFound();
      return new Bytes(content, upload.type, { privately: true });
    },
  });
}
