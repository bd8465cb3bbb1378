export function startTemporaryPostgres(options?: {
  isDurable?: boolean;
}): Promise<{ url: string; stop: () => void } | undefined>;
export function findPrograms(): string | undefined;
export function asOwnerOf(folder: string): (program: string, options: readonly string[]) => unknown;
