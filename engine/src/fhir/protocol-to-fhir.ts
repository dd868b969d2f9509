/** A protocol as a FHIR R4 bundle. [G9]–[G13] */
import type { Protocol } from '../protocol.ts';
import { fhirId } from './ids.ts';
import { locate } from './located.ts';
import { FHIR_HOME } from './names.ts';
import { indexResources } from './resource-index.ts';
import { type Bundle, type Entry, type Resource, said } from './resources.ts';
import { instantText } from './times.ts';
import { type Home, itemResources, resourceTypeOf } from './write-item.ts';
import { planDefinition } from './write-plan.ts';

export type ProtocolOptions = {
  /** Address under which this protocol's definitions are known. They need not be there to be fetched. */
  base?: string;
  status?: 'draft' | 'active' | 'retired' | 'unknown';
  version?: string;
  publisher?: string;
  language?: string;
  /** When the file was made, in ms since 1970; the engine reads no clock. */
  at?: number;
};

export function protocolToFhir(protocol: Protocol, options: ProtocolOptions = {}): Bundle {
  const home = homeOf(protocol, options);
  const known = Object.entries(protocol.items).map(([key, item]) => {
    const resourceType = resourceTypeOf(item);
    return { fullUrl: home.urlOf(resourceType, key), resource: { resourceType, id: fhirId(key) } };
  });
  const resourceIndex = indexResources(locate({ entry: known }));
  const resources: Resource[] = [
    planDefinition(protocol, home, resourceIndex),
    ...Object.entries(protocol.items).flatMap(([key, item]) => itemResources(key, item, home)),
  ];
  const spoken = resources.map((resource) => inLanguage(resource, options.language));
  const entry = spoken.map(
    (resource): Entry => ({ fullUrl: home.urlOf(resource.resourceType, resource.id ?? ''), resource }),
  );
  const timestamp = options.at === undefined ? undefined : instantText(options.at);
  return said({ resourceType: 'Bundle', type: 'collection', timestamp, entry }) as Bundle;
}

const inLanguage = ({ resourceType, id, ...rest }: Resource, language?: string): Resource =>
  ({ resourceType, ...(id && { id }), ...(language && { language }), ...rest }) as Resource;

export function homeOf(protocol: Protocol, options: ProtocolOptions): Home {
  const base = options.base ?? `${FHIR_HOME}/protocol/${fhirId(protocol.id)}`;
  const { version, publisher } = options;
  const about = {
    version,
    status: options.status ?? 'draft',
    date: options.at === undefined ? undefined : instantText(options.at),
    publisher,
  };
  return { urlOf: (type, id) => `${base}/${type}/${fhirId(id)}`, about, items: protocol.items };
}
