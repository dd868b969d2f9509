/** Shapes of one kind that lie near each other, as one path: what is out of sight is not drawn, and little is to do. */
const size = 1_200;

export class Regions {
  private readonly paths = new Map<string, string>();

  add(kind: string, x: number, y: number, path: string): void {
    const key = `${kind} ${Math.floor(x / size)} ${Math.floor(y / size)}`;
    this.paths.set(key, (this.paths.get(key) ?? '') + path);
  }

  /** `key` names kind and region, and stays the same as long as it has anything. */
  list(): { key: string; kind: string; path: string }[] {
    return [...this.paths].map(([key, path]) => ({ key, kind: key.slice(0, key.indexOf(' ')), path }));
  }
}
