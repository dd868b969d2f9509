import { authCalls } from '@regimen/contract/auth.ts';
import { consentCalls } from '@regimen/contract/consents.ts';
import { emailChangeCalls } from '@regimen/contract/email-changes.ts';
import { sessionCalls } from '@regimen/contract/sessions.ts';
import { signInCalls } from '@regimen/contract/sign-ins.ts';
import { inOrder } from '../../db/in-order.ts';
import { notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import type { Tables } from '../../tables.ts';
import { changeEmail, sendAgain } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { answerConsent, showConsents } from './consents.ts';
import { deleteEmailChange } from './email-changes-queries.ts';
import { lookAtResetLink, resetPassword, sendLinkBackIn, signInByLink } from './get-back-in.ts';
import { askForAddress, confirmNewAddress, showPendingChange, undoNewAddress } from './move-address.ts';
import { listDevices, listOwnSignIns, signOutDevice, signOutOtherDevices } from './own-devices.ts';
import { presentCurrentUser } from './present.ts';
import { deleteSession, deleteUser, findUser, updateLocale } from './queries.ts';
import { createTemporaryUser, registerUser } from './register-user.ts';
import { mergeTemporaryUser, signIn } from './sign-in.ts';
import { useLink } from './use-link.ts';
import { countWaiting } from './waiting-queries.ts';

export function accountRoutes(http: HttpParts, tables: Tables): void {
  registerCalls(http, authCalls, {
    'POST auth/register': (scope, { body }, exchange) => registerUser(scope, body, exchange),
    'POST auth/finish-registration': (scope, { body }, exchange) => registerUser(scope, body, exchange),
    'POST auth/temporary': (scope, _input, exchange) => createTemporaryUser(scope, exchange),
    'POST auth/login': (scope, { body }, exchange) => signIn(scope, body, exchange),
    'POST auth/merge': (scope, { body }, exchange) => mergeTemporaryUser(scope, body, exchange, tables),
    'POST auth/by-token': async (scope, { body }, exchange) =>
      (await signInByLink(scope, body, exchange, tables)) ?? useLink(scope, body, exchange),
    'POST auth/password-recovery': (scope, { body }, exchange) =>
      sendLinkBackIn(scope, body.email, 'reset-password', exchange.ip),
    'POST auth/sign-in-link': (scope, { body }, exchange) =>
      sendLinkBackIn(scope, body.email, 'sign-in', exchange.ip),
    'POST auth/password-reset/look': (scope, { body }) => lookAtResetLink(scope, body.token),
    'POST auth/password-reset': (scope, { body }, exchange) => resetPassword(scope, body, exchange, tables),

    'POST auth/logout': (scope, _input, exchange) =>
      scope.tx(async (tx) => {
        await deleteSession(tx, scope.actor.sessionId);
        scope.publish('session', scope.actor.userId);
        exchange.signOut();
        return undefined;
      }),

    'DELETE auth/temporary': (scope, _input, exchange) =>
      scope.tx(async (tx) => {
        await deleteUser(tx, scope.actor.userId);
        scope.publish('session', scope.actor.userId);
        exchange.signOut();
        return undefined;
      }),

    'POST auth/verification': (scope, _input, exchange) => sendAgain(scope, exchange.ip),
    'PUT auth/email': (scope, { body }, exchange) => changeEmail(scope, body.email, exchange.ip),

    'PUT auth/password': (scope, { body }, exchange) => changePassword(scope, body, exchange),

    'GET user/get-data': (scope) =>
      scope.read(async (tx) => {
        const { userId } = scope.actor;
        const [user, waiting] = await inOrder(findUser(tx, userId), countWaiting(tx, userId, scope.now));
        if (!user) throw notFound();
        return presentCurrentUser(user, waiting);
      }),

    'PUT user/language': (scope, { body }) =>
      scope.tx(async (tx) => {
        await updateLocale(tx, scope.actor.userId, body.locale);
        return undefined;
      }),
  });
  registerCalls(http, emailChangeCalls, {
    'GET email-changes': (scope) => showPendingChange(scope),
    'POST email-changes': (scope, { body }, exchange) => askForAddress(scope, body.email, exchange.ip),
    'DELETE email-changes/{id}': (scope, { params }) =>
      scope.tx(async (tx) => {
        await deleteEmailChange(tx, params.id);
        return undefined;
      }),
    'POST email-changes/{id}/confirm': (scope, { params, body }) =>
      confirmNewAddress(scope, params.id, body.token),
    'POST email-changes/undo': (scope, { body }) => undoNewAddress(scope, body.token),
  });
  registerCalls(http, consentCalls, {
    'GET consents': (scope) => scope.read((tx) => showConsents(tx, scope.actor.userId)),
    'POST consents': (scope, { body }) => answerConsent(scope, body),
  });
  registerCalls(http, sessionCalls, {
    'GET sessions': async (scope) => wholeList(await listDevices(scope)),
    'DELETE sessions/{id}': (scope, { params }, exchange) => signOutDevice(scope, params.id, exchange),
    'DELETE sessions': (scope) => signOutOtherDevices(scope),
  });
  registerCalls(http, signInCalls, {
    'GET sign-ins': async (scope) => wholeList(await listOwnSignIns(scope)),
  });
}
