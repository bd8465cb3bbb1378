import type { FailureCode } from '@sagolykta/contract/failure-codes';
import { failures } from '@sagolykta/contract/failures';
import type { Problem } from '@sagolykta/contract/problem';

interface FailureDetails {
  /** For the person who reads it; the code's title when absent. */
  readonly detail?: string;
  readonly errors?: Problem['errors'];
  /** Seconds until it is worth trying again. */
  readonly retryAfter?: number;
}

/** What a feature throws when it cannot do as asked. The door turns it into a problem document. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly errors: Problem['errors'];
  readonly retryAfter: number | undefined;

  constructor(code: FailureCode, { detail, errors, retryAfter }: FailureDetails = {}) {
    super(detail ?? failures[code].title);
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}
