import type { FastifyReply } from 'fastify';

/** What Stripe's script needs, as Stripe lists it; nothing for maps or anything else that its page does not have. */
const needed: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'img-src': ['https://*.stripe.com'],
};

/** Lets Stripe into the page where cards are entered, and into no other. */
export function allowStripe(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.headers({
    'Content-Security-Policy': widened(policy),
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(self "https://js.stripe.com"), usb=()',
  });
}

function widened(policy: string): string {
  const directives = new Map(
    policy
      .split(';')
      .filter((directive) => directive.trim() !== '')
      .map((directive): [string, string[]] => {
        const [name = '', ...sources] = directive.trim().split(/\s+/);
        return [name, sources];
      }),
  );
  for (const [name, sources] of Object.entries(needed)) {
    directives.set(name, [...(directives.get(name) ?? []), ...sources]);
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join(';');
}
