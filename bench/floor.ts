import fastify from 'fastify';

/** What the machine and the framework alone can do: the figure that ours are divided by. */
const text = JSON.stringify({ text: 'x'.repeat(Math.max(0, Number(process.env.FLOOR_BYTES) - 11)) });
const app = fastify();
app.all('/*', async (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
