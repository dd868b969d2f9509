import type { AdminRole } from './admin-roles.ts';
import type { Access, ObjectKind } from './call.ts';
import type { EmergencyScope } from './emergency-scopes.ts';
import type { Permission } from './permissions.ts';

/** The short list of who may call; a call names one of these. */
export const anyone = {
  states: ['guest', 'temporary', 'unverified', 'registered'],
} as const satisfies Access;
export const guestsOnly = { states: ['guest'] } as const satisfies Access;
export const temporaryOnly = { states: ['temporary'] } as const satisfies Access;
export const unverifiedOnly = { states: ['unverified'] } as const satisfies Access;
export const signedIn = { states: ['temporary', 'unverified', 'registered'] } as const satisfies Access;
export const registered = { states: ['registered'] } as const satisfies Access;

export const anyoneAbout = (kind: ObjectKind) =>
  ({ ...anyone, object: { kind, whose: 'anyone' } }) as const satisfies Access;
export const registeredAbout = (kind: ObjectKind) =>
  ({ ...registered, object: { kind, whose: 'anyone' } }) as const satisfies Access;
export const ownerOf = (kind: ObjectKind) =>
  ({ ...registered, object: { kind, whose: 'own' } }) as const satisfies Access;

/** Also for somebody who drafts before registering: they have no role yet, so none is asked of them. */
export const draftingExperts = {
  states: ['temporary', 'registered'],
  role: 'expert',
} as const satisfies Access;
export const experts = { ...registered, role: 'expert' } as const satisfies Access;
export const expertOwnerOf = (kind: ObjectKind) =>
  ({ ...experts, object: { kind, whose: 'own' } }) as const satisfies Access;
/** Those who work on a protocol; somebody drafting one before registering is among them. */
export const teamOf = (kind: ObjectKind, needs: Permission | 'owner') =>
  ({
    states: ['temporary', 'registered'],
    object: { kind, whose: 'team', needs },
  }) as const satisfies Access;
/** The same once somebody follows it: whoever sees how they are must be a registered expert. */
export const expertTeamOf = (kind: ObjectKind, needs: Permission | 'owner') =>
  ({ ...experts, object: { kind, whose: 'team', needs } }) as const satisfies Access;

/** Also for the assistant that somebody has connected, which sees what they may see. */
export const andAssistants = <A extends Access>(access: A) =>
  ({ ...access, tokens: ['look', 'act'] }) as const satisfies Access;
/** Also for an assistant that may do something, if its person said so. */
export const andActing = <A extends Access>(access: A) =>
  ({ ...access, tokens: ['act'] }) as const satisfies Access;

/** Admins of the dashboard with one of these roles. */
export const admins = (...roles: readonly AdminRole[]) =>
  ({ states: [], admin: roles }) as const satisfies Access;
/** Of the platform's own site alone: the only ones who see something of others. */
export const platformAdmins = (...roles: readonly AdminRole[]) =>
  ({ ...admins(...roles), platform: true }) as const satisfies Access;
export const adminsAbout = (kind: ObjectKind, ...roles: readonly AdminRole[]) =>
  ({ ...admins(...roles), object: { kind, whose: 'anyone' } }) as const satisfies Access;
/** Whoever opened the emergency access, while it lasts and as far as it goes. */
export const emergency = (scope: EmergencyScope) =>
  ({
    ...admins('owner', 'support'),
    object: { kind: 'emergencyAccess', whose: 'own' },
    emergency: scope,
  }) as const satisfies Access;
