/** The resources of a file, found by any of the names that others may use for them. */
import { field, isObject, listIn, type Place, peek, peekText, textIn, wholeField } from './place.ts';

export type Shelf = { resources: readonly Place[]; find(name: string): Place | undefined };

/** A bundle with entries, or one resource alone; with what is contained in either. */
export function shelfOf(file: Place): Shelf {
  const byName = new Map<string, Place>();
  const resources: Place[] = [];
  const put = (resource: Place, isContained: boolean, ...names: (string | undefined)[]): void => {
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
