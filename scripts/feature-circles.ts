import { listImports, resolveImport, type SourceFile } from './import-rules.ts';

const serverFeature = /^server\/src\/features\/([^/]+)\//;

/** Features of the server that need each other in a circle: none of them can be understood, or taken out, alone. */
export function findFeatureCircles(files: readonly SourceFile[]): string[][] {
  const needs = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    const feature = serverFeature.exec(path)?.[1];
    if (!feature || /\.test\.ts$/.test(path)) continue;
    const others = listImports(text)
      .map((specifier) => serverFeature.exec(resolveImport(path, specifier))?.[1])
      .filter((other) => other !== undefined && other !== feature);
    needs.set(feature, new Set([...(needs.get(feature) ?? []), ...others] as string[]));
  }
  const reachedFrom = (start: string): Set<string> => {
    const reached = new Set<string>();
    const open = [start];
    for (let one = open.pop(); one !== undefined; one = open.pop())
      for (const next of needs.get(one) ?? [])
        if (!reached.has(next)) {
          reached.add(next);
          open.push(next);
        }
    return reached;
  };
  const reach = new Map([...needs.keys()].map((feature) => [feature, reachedFrom(feature)]));
  const circles = [...reach.keys()].map((feature) =>
    [...reach.keys()]
      .filter((other) => reach.get(feature)?.has(other) && reach.get(other)?.has(feature))
      .sort(),
  );
  return [
    ...new Map(circles.filter(({ length }) => length > 0).map((circle) => [circle.join(), circle])).values(),
  ];
}

/** Files that need each other's values in a circle: which of them is read first decides what is there. Types may. */
export function findFileCircles(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const needs = new Map(
    files.map(({ path, text }) => [
      path,
      listValueImports(text)
        .map((specifier) => resolveImport(path, specifier))
        .filter((target) => paths.has(target)),
    ]),
  );
  // Whoever needs nobody, or is needed by nobody, is in no circle; neither is who is left alone then.
  for (let before = -1; before !== needs.size; ) {
    before = needs.size;
    const needed = new Set([...needs.values()].flat());
    for (const [path, others] of needs)
      if (!needed.has(path) || !others.some((other) => needs.has(other))) needs.delete(path);
  }
  return [...needs.keys()].sort();
}

const valueImport = /^(?:import|export)\s+(?!type\b)(?:[\w*{][^'"]*?from\s+)?['"]([^'"]+)['"]/gm;

/** Without those that only name types: they are gone when the file runs. */
function listValueImports(text: string): string[] {
  return [...text.matchAll(valueImport)]
    .filter(([statement]) => !/\{(\s*type [\w\s]+,?)+\s*\}\s*from/.test(statement))
    .map(([, specifier = '']) => specifier);
}
