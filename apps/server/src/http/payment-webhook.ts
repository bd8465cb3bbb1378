import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What calls here proves by a signature that it may: it is no page, so it has no site. */
    readonly isSigned?: boolean;
  }
}

interface WebhookOptions {
  readonly receivePaymentEvent: (body: Buffer, signature: string) => Promise<void>;
}

/** The payment provider's news. It comes from no browser: its signature over the exact bytes is what lets it in. */
export async function servePaymentWebhook(
  app: FastifyInstance,
  { receivePaymentEvent }: WebhookOptions,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/api/stripe/webhook', { config: { isSigned: true }, bodyLimit: 512 * 1024 }, async (request, reply) => {
    const signature = request.headers['stripe-signature'];
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await receivePaymentEvent(body, typeof signature === 'string' ? signature : '');
    return reply.send({ received: true });
  });
}
