/** The database cannot start for a reason that whoever starts the program can do something about. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}
