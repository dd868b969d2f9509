interface RouteFiles {
  module: string;
  clientLoaderModule?: string;
  imports?: string[];
  css?: string[];
}
interface BrowserWithManifest {
  __reactRouterManifest?: { routes: Record<string, RouteFiles | undefined> };
}

/**
 * What a browser needs for these routes: React Router's manifest knows. Where it does not, the page goes on without,
 * and says so where every proof in a browser looks.
 */
export function filesOfRoutes(ids: readonly string[], browser: object = globalThis): string[] {
  const routes = (browser as BrowserWithManifest).__reactRouterManifest?.routes;
  return ids.flatMap((id) => {
    const files = routes?.[id];
    if (files?.module === undefined) {
      console.error(
        `React Router changed: its manifest does not name the files of ${id}, see route-files.ts`,
      );
      return [];
    }
    const { module, clientLoaderModule, imports = [], css = [] } = files;
    return [module, ...(clientLoaderModule ? [clientLoaderModule] : []), ...imports, ...css];
  });
}
