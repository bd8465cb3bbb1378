import { pageRoutes } from '@sagolykta/contract/page-routes';
import { passkeyEntry } from '@sagolykta/contract/passkeys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { askForPasskey, enterByPasskey } from '../../features/accounts/enter/enter-by-passkey.ts';
import { ownPath } from '../../http/own-path.ts';
import { parsed } from '../../http/parse.ts';
import { senderOf } from '../../http/sender.ts';
import { servePage } from '../../http/serve-page.ts';
import { Failure } from '../../ports/failure.ts';
import type { RateLimiter, RateRule } from '../../ports/rate-limiter.ts';

export interface PasskeyOptions {
  readonly rateLimiter: RateLimiter;
  readonly askForPasskey: ReturnType<typeof askForPasskey>;
  readonly enterByPasskey: ReturnType<typeof enterByPasskey>;
  readonly open: (request: FastifyRequest, reply: FastifyReply, familyId: string) => Promise<void>;
}

const asksFromAnAddress: RateRule = { name: 'passkey', most: 200, perSeconds: 600 };

/** Signing in with a passkey: the one way in that needs a script, since only a script can ask for one. */
export function servePasskeys(app: FastifyInstance, options: PasskeyOptions): void {
  app.addHook('onRequest', async (request) => {
    const wait = await options.rateLimiter(asksFromAnAddress, senderOf(request));
    if (wait > 0) throw new Failure('too-many-requests', { retryAfter: wait });
  });

  servePage(app, pageRoutes.askForPasskey, async () => ({ options: await options.askForPasskey() }));

  servePage(app, pageRoutes.enterByPasskey, async (request, reply) => {
    const { response, returnTo } = parsed(passkeyEntry, request.body) as ReturnType<(typeof passkeyEntry)['parse']>;
    const familyId = await options.enterByPasskey(response);
    if (familyId === undefined) throw new Failure('passkey-refused');
    await options.open(request, reply, familyId);
    return { returnTo: ownPath(returnTo) };
  });
}
