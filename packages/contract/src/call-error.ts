import type { FailureCode } from './failure-codes.ts';
import type { Problem } from './problem.ts';

/** A call was answered with anything but success. The message is 'status: text', as spec.md section 8 asks. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  /** Absent when the answer did not come from our server: a proxy, say. */
  readonly problem: Problem | undefined;

  constructor(status: number, text: string, problem: Problem | undefined) {
    super(`${status}: ${text}`);
    this.status = status;
    this.problem = problem;
  }

  get code(): FailureCode | undefined {
    return this.problem?.code;
  }
}
