/** References of a bundle that lead to nothing in it, each with its path. [G13] */
import type { Loose } from '../resources.ts';

const POINTERS = ['definitionCanonical', 'reference', 'instantiatesCanonical', 'questionnaire', 'resource'];

export function danglingIn(bundle: Loose): string[] {
  const entries = (bundle.entry ?? []) as { fullUrl: string; resource: Loose }[];
  const known = new Set(
    entries.flatMap(({ fullUrl, resource }) => [fullUrl, `${resource.resourceType}/${resource.id}`]),
  );
  const found: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      const texts = Array.isArray(part) ? part : [part];
      for (const text of texts)
        if (POINTERS.includes(key) && typeof text === 'string' && !known.has(text))
          found.push(`${path}.${key} ${text}`);
      look(part, `${path}.${key}`);
    }
  };
  look(bundle, '');
  return [...found, ...actionsMissing(entries.map(({ resource }) => resource))];
}

/** A related action has to be an action of the same plan. */
function actionsMissing(resources: readonly Loose[]): string[] {
  return resources.flatMap((resource) => {
    const ids = new Set<unknown>();
    const related: unknown[] = [];
    const look = (action: Loose): void => {
      ids.add(action.id);
      for (const relation of (action.relatedAction ?? []) as Loose[]) related.push(relation.actionId);
      for (const below of (action.action ?? []) as Loose[]) look(below);
    };
    if (Array.isArray(resource.action)) for (const action of resource.action) look(action);
    return related.filter((id) => !ids.has(id)).map((id) => `${resource.id} relates to ${id}`);
  });
}
