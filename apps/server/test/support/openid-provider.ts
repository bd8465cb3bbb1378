import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/** A real OpenID provider for the tests, in a process of its own: says its address on one line. Whoever logs in is who they say. */
const [, , callback = ''] = process.argv;
const people: Readonly<Record<string, Record<string, unknown>>> = {
  astrid: { email: 'Astrid@Example.com', email_verified: true, given_name: 'Astrid', family_name: 'Ek' },
  unverified: { email: 'kim@example.com', email_verified: false, given_name: 'Kim' },
};

const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'saga', client_secret: 'a secret for tests alone', redirect_uris: [callback] }],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    findAccount: (_, id) => ({ accountId: id, claims: async () => ({ sub: id, ...people[id] }) }),
    pkce: { required: () => true },
  });
  server.on('request', provider.callback());
  process.stdout.write(`issuer ${issuer}\n`);
});
