/** Addresses of pages, so that no component spells one out of pieces. */
export const paths = {
  discussions: '/systems',
  ask: '/systems/ask',
  discussionsGuide: '/systems/works',
  discussion: (id: string) => `/systems/discussion/${encodeURIComponent(id)}`,
};
