/** Made by React Router's Vite plugin. */
declare module 'virtual:react-router/server-build' {
  type Build = Required<import('react-router').ServerBuild>;
  export const assets: Build['assets'];
  export const assetsBuildDirectory: Build['assetsBuildDirectory'];
  export const basename: Build['basename'];
  export const entry: Build['entry'];
  export const future: Build['future'];
  export const isSpaMode: Build['isSpaMode'];
  export const publicPath: Build['publicPath'];
  export const prerender: Build['prerender'];
  export const routeDiscovery: Build['routeDiscovery'];
  export const routes: Build['routes'];
  export const ssr: Build['ssr'];
  export const allowedActionOrigins: Build['allowedActionOrigins'];
}
