import type { Locale } from '@regimen/contract/language/languages.ts';
import type { ZonePlace } from '@regimen/contract/language/zone-places.ts';
import type { SignedInScope } from '../../scope.ts';
import { behalfOf, onThread } from '../../threads/on-thread.ts';

/** The same for everybody, and asked for by few: the first one in a language waits a second or two. */
const known = new Map<Locale, Promise<ZonePlace[]>>();

export function listZones(scope: SignedInScope): Promise<ZonePlace[]> {
  const { locale } = scope;
  const before = known.get(locale);
  if (before) return before;
  const named = onThread(behalfOf(scope), 'zone-places', locale);
  known.set(locale, named);
  named.catch(() => known.delete(locale));
  return named;
}
