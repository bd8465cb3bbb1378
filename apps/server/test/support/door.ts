import type { FastifyInstance } from 'fastify';
import inject, { type InjectOptions, type Response } from 'light-my-request';

/** Where a visitor comes in. */
export interface Door {
  readonly inject: (
    asked: InjectOptions,
  ) => Promise<Pick<Response, 'statusCode' | 'headers' | 'rawPayload' | 'cookies'>>;
}

/** Into the server itself, without a port: what is answered before the framework is asked is answered here as well. */
export function inMemory(app: FastifyInstance): Door {
  return {
    inject: async (asked) => {
      await app.ready();
      return inject((request, response) => void app.server.emit('request', request, response), asked);
    },
  };
}
