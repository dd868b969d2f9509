/** Addresses of pages, so that no component spells one out of pieces. */
export const paths = {
  discussions: '/systems',
  ask: '/systems/ask',
  discussionsGuide: '/systems/works',
  discussion: (id: string) => `/systems/discussion/${encodeURIComponent(id)}`,
  categories: '/creator/categories',
  newCategory: '/creator/categories/add',
  category: (id: string) => `/creator/categories/edit/${encodeURIComponent(id)}`,
  protocols: '/creator/protocols',
  protocolsIn: (category: string) => `/creator/protocols/${encodeURIComponent(category)}`,
  newProtocol: '/creator/protocols/add',
  flowEditor: (protocol: string) => `/creator/protocols/edit/${encodeURIComponent(protocol)}`,
  /** `builder(id)`, `builder(id, 'activity')`, `builder(id, 'activity', 'add')` … */
  builder: (protocol: string, ...parts: string[]) =>
    ['/protocol-builder', ...[protocol, ...parts].map(encodeURIComponent)].join('/'),
  myTasks: '/my-tasks',
  task: (id: string) => `/my-tasks/task/${encodeURIComponent(id)}`,
  /** Where one is in a program, or how one joins it. */
  follow: (program: string) => `/follow-program/${encodeURIComponent(program)}`,
};
