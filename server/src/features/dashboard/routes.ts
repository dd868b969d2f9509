import { dashboardCalls } from '@regimen/contract/dashboard.ts';
import { invalid } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import type { Vault } from '../../providers/vault.ts';
import { hashSecret } from '../../secrets.ts';
import { askerOf, hashPassword, requireSound } from '../accounts/password.ts';
import { showOverview } from './overview.ts';
import { deleteAdminSession, getAdmin, setPasswordByLink } from './queries.ts';
import { signInAdmin } from './sign-in.ts';

export function dashboardRoutes(http: HttpParts, vault: Vault): void {
  registerCalls(http, dashboardCalls, {
    'POST dashboard/login': (scope, { body }, exchange) =>
      signInAdmin(scope, body, exchange, { vault, demo: http.demo }),

    'POST dashboard/password': async (scope, { body: { token, password } }, exchange) => {
      requireSound(password, '');
      const hash = await hashPassword(password, askerOf(scope, exchange, ''));
      return scope.tx(async (tx) => {
        const email = await setPasswordByLink(tx, hashSecret(token), hash, scope.now);
        if (email === undefined) throw invalid('token', 'link_spent');
        return { email };
      });
    },

    'POST dashboard/logout': async (scope, _input, exchange) => {
      await scope.tx((tx) => deleteAdminSession(tx, scope.admin.sessionId));
      exchange.signOutAdmin();
      return undefined;
    },

    'GET dashboard/me': async (scope) => {
      const { id, email, fullName, role, isDemo } = await scope.read((tx) => getAdmin(tx, scope.admin.id));
      return {
        id,
        email,
        full_name: fullName,
        role,
        sections: http.sectionsFor(role, scope.tenant.isPlatform),
        isDemo,
      };
    },

    'GET dashboard/overview': (scope) => scope.read((tx) => showOverview(scope, tx)),
  });
}
