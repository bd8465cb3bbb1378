import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { Config } from '../../src/config/config.ts';
import { listOf, StripeBooks } from './stripe-books.ts';

export const stripeConfig: Extract<Config['payments'], { kind: 'stripe' }> = {
  kind: 'stripe',
  mode: 'test',
  secretKey: 'sk_test_emulator',
  publishableKey: 'pk_test_emulator',
  webhookSecret: 'whsec_emulator',
  priceId: 'price_premium',
};

type Params = Readonly<Record<string, string>>;
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** As Stripe does, it refuses what it does not know: a misspelt parameter is found here and not in front of a family. */
const knownParams: Readonly<Record<string, RegExp>> = {
  'GET /v1/prices/:id': /^$/,
  'POST /v1/checkout/sessions':
    /^(mode|ui_mode|line_items\[0\]\[(price|quantity)\]|allowed_payment_method_types\[0\]|payment_method_collection|client_reference_id|customer|customer_email|subscription_data\[(metadata\]\[checkout|trial_period_days|trial_settings\]\[end_behavior\]\[missing_payment_method)\])$/,
  'GET /v1/checkout/sessions/:id': /^$/,
  'GET /v1/subscriptions/:id': /^expand\[0\]$/,
  'POST /v1/subscriptions/:id': /^cancel_at_period_end$/,
  'DELETE /v1/subscriptions/:id': /^(invoice_now|prorate)$/,
  'GET /v1/invoices': /^(subscription|status|limit)$/,
  'POST /v1/credit_notes': /^(invoice|amount|refund_amount|reason)$/,
  'POST /v1/billing_portal/sessions': /^(customer|return_url)$/,
};

/** A small Stripe on a port of this machine, for the real stripe package to talk to. */
export async function startStripeEmulator() {
  const books = new StripeBooks();
  const remembered = new Map<string, { asked: string; answer: Answer }>();
  const state = { isAway: false, calls: [] as string[] };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://emulator');
    const params = {
      ...Object.fromEntries(url.searchParams),
      ...Object.fromEntries(new URLSearchParams(await read(request))),
    };
    const asked = `${request.method} ${url.pathname} ${JSON.stringify(params)}`;
    state.calls.push(asked);
    if (state.isAway) return response.destroy();
    const key = request.headers['idempotency-key'];
    const before = typeof key === 'string' ? remembered.get(key) : undefined;
    const answer = before === undefined ? answered(request, url.pathname, params) : again(before, asked);
    if (typeof key === 'string' && before === undefined) remembered.set(key, { asked, answer });
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_emulator' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  function answered(request: IncomingMessage, path: string, params: Params): Answer {
    if (path === '/browser/confirm') return confirmed(books, params);
    if (request.headers.authorization !== `Bearer ${stripeConfig.secretKey}`) return refusal(401, 'no_key');
    const [, kind = '', id = ''] = /^\/v1\/(prices|checkout\/sessions|subscriptions)\/([^/]+)$/.exec(path) ?? [];
    const route = `${request.method} ${id === '' ? path : `/v1/${kind}/:id`}`;
    const known = knownParams[route];
    if (known === undefined) return refusal(404, 'no_such_route');
    const unknown = Object.keys(params).filter((name) => !known.test(name));
    if (unknown.length > 0) return refusal(400, `parameter_unknown: ${unknown}`);
    return handle(books, route, id, params);
  }

  return {
    books,
    state,
    address: { host: '127.0.0.1', port, protocol: 'http' } as const,
    /** An event as Stripe would post it. */
    signed: (event: object, secret = stripeConfig.webhookSecret) => {
      const payload = JSON.stringify(event);
      const stripe = new Stripe(stripeConfig.secretKey);
      return { payload, signature: stripe.webhooks.generateTestHeaderString({ payload, secret }) };
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function handle(books: StripeBooks, route: string, id: string, params: Params): Answer {
  switch (route) {
    case 'GET /v1/prices/:id':
      return found(id === books.price.id ? books.price : undefined);
    case 'POST /v1/checkout/sessions':
      return found(openSession(books, params));
    case 'GET /v1/checkout/sessions/:id':
      return found(books.sessions.get(id));
    case 'GET /v1/subscriptions/:id':
      return found(books.subscriptions.get(id));
    case 'POST /v1/subscriptions/:id': {
      if (!books.subscriptions.has(id)) return found(undefined);
      const isEnding = params.cancel_at_period_end === 'true';
      return found(books.change(id, { cancel_at_period_end: isEnding }));
    }
    case 'DELETE /v1/subscriptions/:id':
      if (books.subscriptions.has(id)) books.cancel(id);
      return found(books.subscriptions.get(id));
    case 'GET /v1/invoices':
      return found(listOf(books.invoices.filter((invoice) => invoice.subscription === params.subscription)));
    case 'POST /v1/credit_notes': {
      const invoice = books.invoices.find((known) => known.id === params.invoice);
      if (invoice === undefined || params.amount !== params.refund_amount) return refusal(400, 'credit_note_invalid');
      invoice.post_payment_credit_notes_amount += Number(params.refund_amount);
      return found({ object: 'credit_note', id: books.newId('cn') });
    }
    default:
      return found({ object: 'billing_portal.session', url: `https://billing.stripe.com/p/${params.customer}` });
  }
}

/** What Stripe's script in the browser does when the parent has typed a card. */
function confirmed(books: StripeBooks, params: Params): Answer {
  if (params.card === '4000000000000002') {
    return { status: 402, body: { error: { message: 'Your card was declined.' } } };
  }
  books.pay(params.client_secret ?? '');
  return found({ status: 'complete' });
}

function openSession(books: StripeBooks, params: Params) {
  const id = books.newId('cs_test');
  const session = {
    object: 'checkout.session',
    id,
    client_secret: `${id}_secret`,
    mode: 'subscription',
    ui_mode: params.ui_mode ?? null,
    status: 'open',
    subscription: null,
    customer: params.customer ?? null,
    customer_email: params.customer_email ?? null,
    client_reference_id: params.client_reference_id ?? null,
    expires_at: books.seconds + 24 * 3600,
    livemode: false,
    trialDays: Number(params['subscription_data[trial_period_days]'] ?? 0),
    checkout: params['subscription_data[metadata][checkout]'] ?? '',
  } as const;
  books.sessions.set(id, session);
  return session;
}

function found(body: unknown): Answer {
  return body === undefined ? refusal(404, 'resource_missing') : { status: 200, body };
}

function refusal(status: number, code: string): Answer {
  return { status, body: { error: { type: 'invalid_request_error', code, message: `Refused: ${code}` } } };
}

function again(before: { asked: string; answer: Answer }, asked: string): Answer {
  return before.asked === asked ? before.answer : refusal(400, 'idempotency_key_in_use');
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
