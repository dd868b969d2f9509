import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // One small, cacheable manifest file instead of a request for every link on the page.
  routeDiscovery: { mode: 'initial' },
  serverBuildFile: 'server.js',
  buildEnd: ({ reactRouterConfig }) => {
    const assets = join(reactRouterConfig.buildDirectory, 'client/assets');
    shortenManifest(assets);
    precompress(assets);
  },
} satisfies Config;

/**
 * Every page loads the list of what each page needs. Files that all of them have, and what is not so, are left out of it:
 * a browser that reads the list has those files already. Files that many pages need come first, so that pages have long
 * beginnings in common, which compress to nothing, and their names are written once.
 */
function shortenManifest(folder: string): void {
  const [name] = readdirSync(folder).filter((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('React Router writes its manifest elsewhere now.');
  const [, start = '', text = ''] =
    /^(window\.__reactRouterManifest=)(.*);$/s.exec(readFileSync(join(folder, name), 'utf8').trim()) ?? [];
  const manifest: Manifest = JSON.parse(text);
  const { root, ...others } = manifest.routes;
  const everywhere = new Set([...manifest.entry.imports, ...(root?.imports ?? []), ...(root?.css ?? [])]);
  const pagesOf = new Map<string, number>();
  for (const file of Object.values(others).flatMap(({ imports }) => imports))
    pagesOf.set(file, (pagesOf.get(file) ?? 0) + 1);
  const mostUsedFirst = (a: string, b: string) =>
    (pagesOf.get(b) ?? 0) - (pagesOf.get(a) ?? 0) || (a < b ? -1 : 1);
  for (const route of Object.values(others)) {
    route.imports = route.imports.filter((file) => !everywhere.has(file)).sort(mostUsedFirst);
    route.css = route.css.filter((file) => !everywhere.has(file));
    for (const [what, is] of Object.entries(route)) if (is === false) delete route[what];
  }
  const files = [...pagesOf.keys()].filter((file) => !everywhere.has(file)).sort(mostUsedFirst);
  const short = (file: string) => file.slice('/assets/'.length, -'.js'.length);
  const all = Object.entries(others);
  // Most pages are like many others but for their address.
  const kinds = all.map(([id, { id: _, module: _module, imports: _imports, path, ...route }]) =>
    JSON.stringify(path === pathOf(id) ? route : { path, ...route }),
  );
  const eachKind = [...new Set(kinds)];
  const list = {
    root,
    files: files.map(short).join(' '),
    modules: all.map(([, { module }]) => short(module)).join(' '),
    // How far each file is from the one before: pages that begin alike read alike.
    imports: all
      .map(([, { imports }]) => imports.map((file) => files.indexOf(file)))
      .map((places) => places.map((place, at) => place - (places[at - 1] ?? 0)).join())
      .join(' '),
    ids: all.map(([id]) => id).join(' '),
    kinds: eachKind.map((kind) => JSON.parse(kind)),
    kindOf: kinds.map((kind) => eachKind.indexOf(kind)),
    manifest: { ...manifest, routes: {} },
  };
  writeFileSync(join(folder, name), `${start}(${inFull})(${JSON.stringify(list)});`);
}

/** Where a page is, in React Router's words, by its id: "page:/program/{id}". */
const pathOf = (id: string): string | undefined =>
  id.startsWith('page:/') ? id.slice('page:/'.length).replace(/\{(\w+)(\??)\}/g, ':$1$2') : undefined;

/** What a browser makes of the list. */
const inFull = `({root,files,modules,imports,ids,kinds,kindOf,manifest})=>{
const address=name=>"/assets/"+name+".js";
const pathOf=id=>id.startsWith("page:/")?id.slice(6).replace(/\\{(\\w+)(\\??)\\}/g,":$1$2"):undefined;
files=files.split(" ").map(address);
modules=modules.split(" ").map(address);
imports=imports.split(" ").map(steps=>{let at=0;return steps?steps.split(",").map(step=>files[at+=+step]):[]});
ids.split(" ").forEach((id,at)=>manifest.routes[id]={path:pathOf(id),...kinds[kindOf[at]],id,module:modules[at],imports:imports[at]});
manifest.routes.root=root;
return manifest}`;

type Manifest = {
  entry: { imports: string[] };
  routes: Record<string, Record<string, unknown> & { module: string; imports: string[]; css: string[] }>;
};

/** Once, as small as it gets, instead of at every request; the server sends the file that the browser takes. */
function precompress(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /\.(js|css)$/.test(file))) {
    const content = readFileSync(join(folder, name));
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params: size }));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}
