/** The database cannot start, or be used, for a reason that whoever starts the program can do something about. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

/** It may be there in a moment without anybody doing anything: a server that is still starting, a network that is down. */
export class DatabaseAwayError extends DatabaseStartError {
  override name = 'DatabaseAwayError';
}
