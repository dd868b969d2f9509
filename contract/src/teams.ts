import { z } from 'zod';
import { ownerOf, registered, teamOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { permissions } from './permissions.ts';
import { Person, StandingName } from './protocols.ts';

export const PermissionName = z.enum(permissions);

export const Member = Person.extend({ permission: PermissionName, since: field.instant });
export type Member = z.infer<typeof Member>;

export const Invite = z.object({
  id: field.id,
  email: z.string(),
  permission: PermissionName,
  createdAt: field.instant,
});
export type Invite = z.infer<typeof Invite>;

export const Team = z.object({
  owner: Person,
  members: z.array(Member),
  /** Only for the owner: addresses are nobody else's business. */
  invites: z.array(Invite),
  may: StandingName,
});
export type Team = z.infer<typeof Team>;

/** An invitation as the one who is invited sees it. */
export const MyInvite = z.object({
  id: field.id,
  protocol: z.object({ id: field.id, name: z.string() }),
  from: Person,
  permission: PermissionName,
  createdAt: field.instant,
});
export type MyInvite = z.infer<typeof MyInvite>;

const ofProtocol = z.object({ id: field.id });
const ofInvite = z.object({ id: field.id, invite: field.id });
const ofMember = z.object({ id: field.id, member: field.id });
const mine = z.object({ invite: field.id });
const at = { params: { id: '$protocol' } };
const atInvite = { params: { id: '$protocol', invite: '$invite' } };
const atMember = { params: { id: '$protocol', member: '$member' } };
const atMine = { params: { invite: '$invite' } };
export const mostMembers = 50;

export const teamCalls = defineCalls({
  'GET protocols/{id}/team': {
    summary: 'Who works on this protocol, and who is invited.',
    access: teamOf('protocol', 'view'),
    health: false,
    params: ofProtocol,
    reply: Team,
    example: at,
  },
  'POST protocols/{id}/invites': {
    summary: `Invite someone by email. The limit is ${mostMembers} members and invites.`,
    // It writes to a stranger's address, which somebody without one of their own may not.
    access: { ...teamOf('protocol', 'owner'), ...registered },
    health: false,
    params: ofProtocol,
    body: z.object({ email: field.email, permission: PermissionName }),
    reply: Invite,
    status: 201,
    limit: 'inviting',
    example: { ...at, body: { email: 'colleague.$unique@example.test', permission: 'comment' } },
  },
  'PUT protocols/{id}/invites/{invite}': {
    summary: 'Change the permission of an invite.',
    access: teamOf('protocol', 'owner'),
    health: false,
    params: ofInvite,
    body: z.object({ permission: PermissionName }),
    reply: Invite,
    limit: 'writing',
    example: { ...atInvite, body: { permission: 'edit' } },
  },
  'DELETE protocols/{id}/invites/{invite}': {
    summary: 'Cancel an invite.',
    access: teamOf('protocol', 'owner'),
    health: false,
    params: ofInvite,
    reply: null,
    limit: 'writing',
    example: atInvite,
  },
  'PUT protocols/{id}/members/{member}': {
    summary: 'Change a member’s permission.',
    access: teamOf('protocol', 'owner'),
    health: false,
    params: ofMember,
    body: z.object({ permission: PermissionName }),
    reply: Member,
    limit: 'writing',
    example: { ...atMember, body: { permission: 'edit' } },
  },
  'DELETE protocols/{id}/members/{member}': {
    summary: 'Remove a member from the team.',
    access: teamOf('protocol', 'owner'),
    health: false,
    params: ofMember,
    reply: null,
    limit: 'writing',
    example: atMember,
  },
  'POST protocols/{id}/leave': {
    summary: 'Leave the team. The owner can’t.',
    access: teamOf('protocol', 'view'),
    health: false,
    params: ofProtocol,
    reply: null,
    limit: 'writing',
    example: at,
  },
  'GET protocol-invites': {
    summary: 'Open invitations to your confirmed address.',
    access: registered,
    health: false,
    reply: field.cursorList(MyInvite),
    example: {},
  },
  'POST protocol-invites/{invite}/accept': {
    summary: 'Accept an invitation.',
    access: ownerOf('invite'),
    health: false,
    params: mine,
    reply: z.object({ protocolId: field.id }),
    limit: 'writing',
    example: atMine,
  },
  'POST protocol-invites/{invite}/decline': {
    summary: 'Decline an invitation.',
    access: ownerOf('invite'),
    health: false,
    params: mine,
    reply: null,
    limit: 'writing',
    example: atMine,
  },
});
