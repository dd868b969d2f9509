import { imageCalls } from '@regimen/contract/images.ts';
import { notFound } from '../../errors.ts';
import { Bytes } from '../../http/bytes.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import type { Files } from '../../providers/files.ts';
import { keyOf, putUpPicture } from './put-up-picture.ts';

export function imageRoutes(http: HttpParts, files: Files): void {
  registerCalls(http, imageCalls, {
    'POST images': (scope, { body }, exchange) =>
      putUpPicture(scope, files, body.picture, exchange, async (_tx, name) => ({ name })),

    'GET public/files/{size}/{name}': async (scope, { params }) => {
      // Whether it is this site's is asked around this; the file is read when the connection is free again.
      await scope.read(async () => undefined);
      const content = await files.get(keyOf(scope.tenant.id, params.size, params.name));
      if (!content) throw notFound();
      return new Bytes(content, 'image/webp');
    },
  });
}
