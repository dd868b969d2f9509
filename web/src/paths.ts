import { segmentOf } from './builder-segments.ts';

/** In the place of a protocol's id: the wizard makes one of the answers. */
export const newDraftId = 'new';

/** Addresses of pages, so that no component spells one out of pieces. */
export const paths = {
  discussions: '/systems',
  ask: '/systems/ask',
  discussionsGuide: '/systems/works',
  discussion: (id: string) => `/systems/discussion/${encodeURIComponent(id)}`,
  home: '/home',
  /** One's week and all one's readings. */
  me: '/home?show=me',
  helpNow: '/help-now',
  finishRegistration: '/account/finish-registration',
  nudges: '/nudges',
  nudge: (id: string) => `/nudges/${encodeURIComponent(id)}`,
  notifications: '/notifications',
  notificationSettings: '/notifications?show=settings',
  settings: '/settings',
  myProfile: '/my-profile',
  expertProfile: '/expert-profile',
  devices: '/settings/devices',
  privacySecurity: '/settings/privacy-security',
  /** The copy of one's data. */
  ownData: '/settings/privacy-security#your-data',
  deleteAccount: '/delete-account',
  dashboard: (...parts: string[]) => ['/dashboard', ...parts.map(encodeURIComponent)].join('/'),
  dashboardLogin: '/dashboard/login',
  categories: '/creator/categories',
  newCategory: '/creator/categories/add',
  category: (id: string) => `/creator/categories/edit/${encodeURIComponent(id)}`,
  program: (id: string) => `/program/${encodeURIComponent(id)}`,
  ownPrograms: '/creator/programs',
  /** The program of a protocol; the list where it is in several, a new one where it is in none. */
  programsWith: (protocol: string, show: 'mine' | 'shared') =>
    `/creator/programs?show=${show}&protocol=${encodeURIComponent(protocol)}`,
  newProgram: '/creator/programs/add',
  newProgramWith: (protocol: string) => `/creator/programs/add?protocol=${encodeURIComponent(protocol)}`,
  /** Parts of the form have anchors: `editProgram(id, 'protocols')`. */
  editProgram: (id: string, part?: string) =>
    `/creator/programs/edit/${encodeURIComponent(id)}${part ? `#${part}` : ''}`,
  publishProgram: (id: string) => `/creator/programs/publish/${encodeURIComponent(id)}`,
  /** `simulator(id)`, `simulator(id, 'walk')`, `simulator(id, 'walk', { life: '7' })` */
  simulator: (id: string, view = 'population', more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ ...(view !== 'population' && { view }), ...more }).toString();
    return `/creator/programs/simulator/${encodeURIComponent(id)}${query && `?${query}`}`;
  },
  live: (program?: string, version?: string) =>
    `/creator/live${program ? `?program=${program}${version ? `&version=${version}` : ''}` : ''}`,
  followUps: '/creator/follow-up',
  followUp: (id: string) => `/creator/follow-up?open=${encodeURIComponent(id)}`,
  history: '/creator/history',
  /** One follower's way, step by step. */
  run: (enrollment: string) => `/creator/history?run=${encodeURIComponent(enrollment)}`,
  runRecord: (enrollment: string) => `/creator/history?run=${encodeURIComponent(enrollment)}&view=record`,
  protocols: '/creator/protocols',
  protocolsIn: (category: string) => `/creator/protocols/${encodeURIComponent(category)}`,
  newProtocol: '/creator/protocols/add',
  flowEditor: (protocol: string) => `/creator/protocols/edit/${encodeURIComponent(protocol)}`,
  /** A step of it, opened at the field for its deadline. */
  stepDeadline: (protocol: string, step: string) =>
    `/creator/protocols/edit/${encodeURIComponent(protocol)}?step=${encodeURIComponent(step)}&at=deadline`,
  /** Where a draft is made out of answers and changed by talking. */
  newDraft: `/protocol-builder/${newDraftId}/ai/wizard`,
  wizard: (protocol: string) => `/protocol-builder/${encodeURIComponent(protocol)}/ai/wizard`,
  /** `builder(id)`, `builder(id, 'activity')`, `builder(id, 'activity', 'add')` … */
  builder: (protocol: string, part?: string, ...rest: string[]) =>
    [
      '/protocol-builder',
      ...[protocol, ...(part ? [segmentOf(part)] : []), ...rest].map(encodeURIComponent),
    ].join('/'),
  myServices: '/my-services',
  bookings: '/my-services/bookings',
  booking: (id: string) => `/my-services/bookings/${encodeURIComponent(id)}`,
  availability: '/my-services/availability',
  newLocation: '/my-services/create-location',
  editLocation: (id: string) => `/my-services/edit-location/${encodeURIComponent(id)}`,
  /** What can be booked at a location. */
  servicesAt: (location: string) => `/my-services/services/${encodeURIComponent(location)}`,
  newService: (location: string) => `/my-services/services/${encodeURIComponent(location)}/create`,
  editService: (location: string, id: string) =>
    `/my-services/services/${encodeURIComponent(location)}/edit/${encodeURIComponent(id)}`,
  myTasks: '/my-tasks',
  messages: '/messages',
  inbox: '/messages?show=inbox',
  /** Leads on to the conversation with somebody. */
  writeTo: (userId: string) => `/messages?to=${userId}`,
  chat: (id: string, at?: number) =>
    `/messages/chat/${encodeURIComponent(id)}${at === undefined ? '' : `?at=${at}`}`,
  /** With the card of what is asked about above the place to write. */
  chatAbout: (id: string, { kind, id: of, node }: { kind: string; id: string; node?: string | undefined }) =>
    `/messages/chat/${encodeURIComponent(id)}?about=${encodeURIComponent([kind, of, ...(node ? [node] : [])].join(':'))}`,
  discussionMessages: '/systems/messages',
  task: (id: string) => `/my-tasks/task/${encodeURIComponent(id)}`,
  /** The page of following, ready to take a reading. */
  measure: (program: string, kpi: string): string =>
    `${paths.follow(program)}?measure=${encodeURIComponent(kpi)}`,
  /** The same, with the last reading ready to be corrected. */
  correct: (program: string, kpi: string): string =>
    `${paths.follow(program)}?correct=${encodeURIComponent(kpi)}`,
  /** For whoever left: ready to follow it anew. */
  followAgain: (program: string): string => `${paths.follow(program)}?again`,
  /** Where one is in a program, or how one joins it. */
  follow: (program: string) => `/follow-program/${encodeURIComponent(program)}`,
  /** Whom one asks about a program. */
  agent: (program: string) => `/follow-program/${encodeURIComponent(program)}/agent`,
  agents: '/follow-program/agent',
  profile: (username: string) => `/u/${encodeURIComponent(username)}`,
};
