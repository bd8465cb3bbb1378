import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Who sends, as far as that is counted: an address, or of IPv6 the network that one household is given, which holds 2^64 of them. */
export function senderOf({ ip }: FastifyRequest): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(ip) ? `${networkOf(ip)}::/64` : ip;
}

function networkOf(ip: string): string {
  const [head = '', tail = ''] = ip.replace(/%.*$/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = ip.includes('::') ? 8 - groups.length - (tail === '' ? 0 : tail.split(':').length) : 0;
  const whole = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail === '' ? [] : tail.split(':'))];
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
