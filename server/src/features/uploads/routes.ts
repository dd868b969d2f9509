import { uploadCalls } from '@regimen/contract/uploads.ts';
import { notFound } from '../../errors.ts';
import { Bytes } from '../../http/bytes.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import type { Files } from '../../providers/files.ts';
import { keepUpload, keyOf } from './keep-upload.ts';
import { findUpload } from './queries.ts';
import { isGood, signLink } from './signed-link.ts';

export function uploadRoutes(http: HttpParts, files: Files): void {
  registerCalls(http, uploadCalls, {
    'POST uploads': (scope, { body }, exchange) => keepUpload(scope, files, body.file, exchange),

    'GET uploads/{name}/link': async (scope, { params: { name } }) => {
      const upload = await scope.read((tx) => findUpload(tx, name));
      if (!upload) throw notFound();
      const { url, expiresAt } = signLink(name, upload.linkKey, scope.now.getTime());
      return { url, expiresAt: expiresAt.toISOString() };
    },

    'GET public/download/{name}': async (scope, { params: { name }, query }) => {
      const upload = await scope.read((tx) => findUpload(tx, name));
      // An address that is over leads nowhere, as one that never was.
      if (!upload || !isGood(name, upload.linkKey, query.until, query.signature, scope.now.getTime()))
        throw notFound();
      const content = await files.get(keyOf(scope.tenant.id, name));
      if (!content) throw notFound();
      return new Bytes(content, upload.type, { privately: true });
    },
  });
}
