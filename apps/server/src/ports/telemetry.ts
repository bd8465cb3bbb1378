/** A request that has been answered. Which route, never the address: that may carry what a family has typed. */
export interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  /** W3C trace context, as a proxy in front of us may send it. */
  readonly traceparent: string | undefined;
}

/** Told of what happens, for those who run the house. It must neither throw nor make anybody wait. */
export interface Telemetry {
  readonly answered: (request: AnsweredRequest) => void;
  /** A wish that no story could take, or only in part: by what it is about, from our own lists; never by a family's words. */
  readonly wishMissed: (concept: string) => void;
  readonly close: () => Promise<void>;
}
