import { randomUUID } from 'node:crypto';
import { access, link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What belongs to this installation and is made at its first start: read from the data folder, or made and kept there. */
export async function keptOnce(dataDir: string, name: string, make: () => string): Promise<string> {
  const path = join(dataDir, name);
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (!exists) await keep(dataDir, path, make());
  return readFile(path, 'utf8');
}

async function keep(dataDir: string, path: string, text: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const aside = join(dataDir, `${randomUUID()}.new`);
  await writeFile(aside, text, { mode: 0o600 });
  try {
    // Whole or not at all; another process may be the first, and then what it made is read.
    await link(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(aside);
  }
}
