import type { Page } from './routes.ts';

/** `page('/activity/{id}', 'items/activity-page.tsx')`: below a protocol's own address, in the builder's folder. */
const page = (path: string, file: string): Page => ({
  path: `/protocol-builder/{protocol}${path}`,
  file: `features/builder/${file}`,
  access: 'user',
  layout: 'healthcare',
  temporary: true,
  valid: "the protocol is the viewer's or shared with them",
  width: 'full',
});

/** Pages of the protocol builder, in the order of the specification; all of them are open to the same people. */
export const builderPages: readonly Page[] = [
  page('/errors', 'errors/errors-page.tsx'),
  page('/errors/add', 'errors/add-rule-page.tsx'),
  page('/errors/{id}', 'errors/rule-page.tsx'),
  page('/team/{tab}', 'team/team-page.tsx'),
];
