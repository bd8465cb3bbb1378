/** The letters that wait in this house, newest first, for whoever tries it at home. */
export type ReadOutbox = (most: number) => Promise<{ readonly to: string; readonly text: string }[]>;
