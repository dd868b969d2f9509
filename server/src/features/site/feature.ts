import type { Feature } from '../../feature.ts';
import { forwardContact } from './receive-contact.ts';
import { siteRoutes } from './routes.ts';

export const site: Feature = {
  routes: siteRoutes,
  jobs: {
    'forward-contact': (scope, { messageId }, { mailer }) => forwardContact(scope, messageId, mailer),
  },
};
