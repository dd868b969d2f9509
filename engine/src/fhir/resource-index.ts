/** The resources of a file, found by any of the names that others may use for them. */
import { field, isObject, type Located, listIn, peek, peekText, textIn, wholeField } from './located.ts';

export type ResourceIndex = { resources: readonly Located[]; find(name: string): Located | undefined };

/** A bundle with entries, or one resource alone; with what is contained in either. */
export function indexResources(file: Located): ResourceIndex {
  const byName = new Map<string, Located>();
  const resources: Located[] = [];
  const put = (resource: Located, isContained: boolean, ...names: (string | undefined)[]): void => {
    if (!isObject(resource.value)) return;
    resources.push(resource);
    const type = textIn(resource, 'resourceType');
    const id = textIn(resource, 'id');
    const all = [...names, textIn(resource, 'url'), id && `${type}/${id}`];
    for (const name of all) if (name && !byName.has(name)) byName.set(name, resource);
    for (const key of ['meta', 'text']) wholeField(resource, key);
    if (isContained) return;
    for (const contained of listIn(resource, 'contained'))
      put(contained, true, `#${peekText(contained, 'id')}`);
  };
  if (peek(file, 'entry') === undefined && peek(file, 'resourceType') !== 'Bundle') put(file, false);
  else
    for (const entry of listIn(file, 'entry')) put(field(entry, 'resource'), false, textIn(entry, 'fullUrl'));
  // What FHIR calls a canonical may name a version after a bar; a file holds one version of each.
  return { resources, find: (name) => byName.get(name) ?? byName.get(name.replace(/\|.*$/, '')) };
}
