import { authCalls } from '@regimen/contract/auth.ts';
import { inOrder } from '../../db/in-order.ts';
import { notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import type { Tables } from '../../tables.ts';
import { changeEmail, sendAgain } from './change-email.ts';
import { resetPassword, sendLinkBackIn, signInByLink } from './get-back-in.ts';
import { presentCurrentUser } from './present.ts';
import { countWaiting, deleteSession, deleteUser, findUser } from './queries.ts';
import { createTemporaryUser, registerUser } from './register-user.ts';
import { mergeTemporaryUser, signIn } from './sign-in.ts';
import { useLink } from './use-link.ts';

export function accountRoutes(http: HttpParts, tables: Tables): void {
  registerCalls(http, authCalls, {
    'POST auth/register': (scope, { body }, exchange) => registerUser(scope, body, exchange),
    'POST auth/finish-registration': (scope, { body }, exchange) => registerUser(scope, body, exchange),
    'POST auth/temporary': (scope, _input, exchange) => createTemporaryUser(scope, exchange),
    'POST auth/login': (scope, { body }, exchange) => signIn(scope, body, exchange),
    'POST auth/merge': (scope, { body }, exchange) => mergeTemporaryUser(scope, body, exchange, tables),
    'POST auth/by-token': async (scope, { body }, exchange) =>
      (await signInByLink(scope, body.token, exchange, tables)) ?? useLink(scope, body, exchange),
    'POST auth/password-recovery': (scope, { body }, exchange) =>
      sendLinkBackIn(scope, body.email, 'reset-password', exchange.ip),
    'POST auth/sign-in-link': (scope, { body }, exchange) =>
      sendLinkBackIn(scope, body.email, 'sign-in', exchange.ip),
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

    'GET user/get-data': (scope) =>
      scope.read(async (tx) => {
        const { userId } = scope.actor;
        const [user, waiting] = await inOrder(findUser(tx, userId), countWaiting(tx, userId, scope.now));
        if (!user) throw notFound();
        return presentCurrentUser(user, waiting);
      }),
  });
}
