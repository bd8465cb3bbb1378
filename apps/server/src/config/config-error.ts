/** Refuses to start, in words for the person who set the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
