import { protocolCalls } from '@regimen/contract/protocols.ts';
import { versionCalls } from '@regimen/contract/versions.ts';
import { invalid, notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import { findUnreviewed } from '../items/known-items.ts';
import { createProtocol, emptyDocument, requireOwnCategory } from './create-protocol.ts';
import { findProtocols, getCard } from './find-protocols.ts';
import { findVersions, openVersion } from './find-versions.ts';
import { importProtocol } from './import-protocol.ts';
import { keepAsVersion } from './keep-version.ts';
import { presentVersion } from './present.ts';
import { findDraft, findDraftVersion, findVersion, holdDraft, updateProtocol } from './queries.ts';
import { restoreVersion } from './restore-version.ts';
import { saveChange } from './save-change.ts';
import { storedDocument, wholeDocument } from './stored-document.ts';
import { findTemplate, listTemplates } from './templates.ts';

export function protocolRoutes(http: HttpParts): void {
  registerCalls(
    http,
    { ...protocolCalls, ...versionCalls },
    {
      'GET protocols': (scope, { query }) => scope.read((tx) => findProtocols(scope, tx, query)),

      'GET templates': (scope) => scope.read(async () => wholeList(listTemplates(scope.locale))),

      'POST protocols': (scope, { body }) =>
        scope.tx((tx) => {
          const { name, description, template, categoryId } = body;
          const found = template === null ? undefined : findTemplate(scope.locale, template);
          if (template !== null && !found) throw invalid('template', 'not_allowed');
          const document = found ? { ...found, name } : emptyDocument(name, description);
          return createProtocol(scope, tx, document, categoryId);
        }),

      'POST protocols/import': (scope, { body: { json } }) =>
        importProtocol(scope, { json, from: 'json' }, ({ protocol }) => protocol),

      'GET protocols/{id}': (scope, { params }) =>
        scope.read(async (tx) => {
          const row = await findDraft(tx, params.id);
          if (!row) throw notFound();
          return {
            protocol: await getCard(scope, tx, params.id),
            version: row.version,
            document: await wholeDocument(tx, row, storedDocument(row), scope.locale),
          };
        }),

      'GET protocols/{id}/changes': (scope, { params, query }) =>
        scope.read(async (tx) => {
          const now = await findDraftVersion(tx, params.id);
          if (!now) throw notFound();
          const row = now.version > query.since ? await findDraft(tx, params.id) : undefined;
          if (!row) return { ...now, document: null };
          const document = await wholeDocument(tx, row, storedDocument(row), scope.locale);
          return { ...now, version: row.version, document };
        }),

      'POST protocols/{id}/changes': (scope, { params, body }) =>
        scope.tx((tx) => saveChange(scope, tx, params.id, body.base, body.change)),

      'PUT protocols/{id}/category': (scope, { params, body }) =>
        scope.tx(async (tx) => {
          const row = await findDraft(tx, params.id);
          if (!row) throw notFound();
          await requireOwnCategory(tx, row.ownerId, body.categoryId);
          await updateProtocol(tx, params.id, { categoryId: body.categoryId });
          return getCard(scope, tx, params.id);
        }),

      'PUT protocols/{id}/archived': (scope, { params, body }) =>
        scope.tx(async (tx) => {
          const archivedAt = body.archived ? scope.now : null;
          await updateProtocol(tx, params.id, { archivedAt });
          return getCard(scope, tx, params.id);
        }),

      'POST protocols/{id}/duplicate': (scope, { params, body }) =>
        scope.tx(async (tx) => {
          const row = await findDraft(tx, params.id);
          if (!row) throw notFound();
          const document = await wholeDocument(tx, row, storedDocument(row), scope.locale);
          const unreviewed = await findUnreviewed(tx, params.id);
          return createProtocol(scope, tx, { ...document, name: body.name }, null, { unreviewed });
        }),

      'GET protocols/{id}/versions': (scope, { params, query }) =>
        scope.read((tx) => findVersions(scope, tx, params.id, query)),

      'POST protocols/{id}/versions': (scope, { params, body }) =>
        scope.tx(async (tx) => {
          const row = await holdDraft(tx, params.id);
          if (!row) throw notFound();
          await keepAsVersion(scope, tx, row, body.name);
          const kept = await findVersion(tx, params.id, row.version);
          if (!kept) throw notFound();
          return presentVersion(kept);
        }),

      'GET protocols/{id}/versions/{version}': (scope, { params }) =>
        scope.read((tx) => openVersion(scope, tx, params.id, params.version)),

      'POST protocols/{id}/versions/{version}/restore': (scope, { params }) =>
        scope.tx((tx) => restoreVersion(scope, tx, params.id, params.version)),
    },
  );
}
