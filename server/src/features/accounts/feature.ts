import type { Feature } from '../../feature.ts';
import { sendEmailChange, sendEmailChanged } from './email-change-jobs.ts';
import { sendLinkBackIn, sendNewDevice, sendPasswordChanged, sendVerification, sweep } from './jobs.ts';
import { accountOwners } from './policy.ts';
import { accountRoutes } from './routes.ts';

/** Rows that are one person's and go with them. */
const theirs = { person: 'user_id', erased: 'removed', exported: true } as const;

export const accounts: Feature = {
  tables: {
    users: { health: 'account', person: 'id', erased: 'removed', exported: true, hidden: ['password_hash'] },
    sessions: { health: 'none', ...theirs, hidden: ['token_hash', 'device_hash'] },
    sign_ins: { health: 'none', ...theirs },
    email_changes: { health: 'none', ...theirs, hidden: ['confirm_hash', 'undo_hash'] },
    consents: { health: 'none', ...theirs },
    link_tokens: { health: 'none', ...theirs, exported: false },
    known_devices: { health: 'none', ...theirs, exported: false },
    pending_sign_ins: { health: 'none', ...theirs, exported: false },
    // Of somebody whose address or network is known by a hash alone.
    sign_in_failures: { health: 'none', exported: false },
    mail_tallies: { health: 'none', exported: false },
    // First answers to calls, and a call may have handed in a reading. They last a day.
    idempotency_keys: { health: 'repeated', person: 'caller', erased: 'swept', exported: false },
  },
  owners: accountOwners,
  makers: () => import('./makers.ts'),
  routes: (http, _outside, tables) => accountRoutes(http, tables),
  jobs: {
    'send-verification': (scope, { userId }, { mailer }) => sendVerification(scope, userId, mailer),
    'send-link-back-in': (scope, job, { mailer }) => sendLinkBackIn(scope, job, mailer),
    'send-email-change': (scope, { changeId }, { mailer }) => sendEmailChange(scope, changeId, mailer),
    'send-email-changed': (scope, { changeId }, { mailer }) => sendEmailChanged(scope, changeId, mailer),
    'send-new-device': (scope, { signInId }, { mailer }) => sendNewDevice(scope, signInId, mailer),
    'send-password-changed': (scope, { userId }, { mailer }) => sendPasswordChanged(scope, userId, mailer),
  },
  hourly: {
    sweep,
  },
};
