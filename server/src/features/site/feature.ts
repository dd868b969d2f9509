import type { Feature } from '../../feature.ts';
import { forwardContact } from './receive-contact.ts';
import { siteRoutes } from './routes.ts';

export const site: Feature = {
  tables: {
    contact_messages: { health: 'written', person: 'user_id', erased: 'removed', exported: true },
    tenants: { health: 'none', exported: false },
    tenant_documents: { health: 'none', exported: false },
    tenant_domains: { health: 'none', exported: false },
    tenant_faqs: { health: 'none', exported: false },
  },
  routes: siteRoutes,
  jobs: {
    'forward-contact': (scope, { messageId }, { mailer }) => forwardContact(scope, messageId, mailer),
  },
};
