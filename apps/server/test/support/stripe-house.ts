import { compose } from '../../src/compose/compose.ts';
import { readConfig } from '../../src/config/config.ts';
import { startStripeEmulator, stripeConfig } from './stripe-emulator.ts';

// The whole server with Stripe's emulator behind it, for journeys in a browser. Says where both are, and ends with its parent.
const emulator = await startStripeEmulator();
emulator.books.now = new Date();
const config = { ...readConfig(process.env), payments: stripeConfig };
const { app } = await compose(config, { stripeAddress: emulator.address });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${JSON.stringify({ origin, stripe: `http://127.0.0.1:${emulator.address.port}` })}\n`);
process.stdin.resume().on('end', () => process.exit(0));
