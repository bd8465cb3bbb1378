/** What time it is; tests turn it. */
export type Clock = () => Date;
