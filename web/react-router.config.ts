import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // One small, cacheable manifest file instead of a request for every link on the page.
  routeDiscovery: { mode: 'initial' },
  serverBuildFile: 'server.js',
} satisfies Config;
