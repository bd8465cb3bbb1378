import { z } from 'zod';
import { ConfigError } from './config-error.ts';

interface MailConfig {
  /** smtp:// or smtps://, with user and password where they are needed. */
  readonly url: string;
  /** Who our letters are from. */
  readonly from: string;
}

interface OpenIdConnectConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface IdentityConfig {
  /** undefined: letters go to the outbox in DATA_DIR. */
  readonly mail: MailConfig | undefined;
  /** undefined: the embedded sign-in page. */
  readonly openIdConnect: OpenIdConnectConfig | undefined;
}

export const identityVariables = {
  SMTP_URL: z
    .string()
    .refine(
      (text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? ''),
      'must look like smtps://user:password@host:465',
    )
    .optional(),
  MAIL_FROM: z.email('must be one e-mail address, such as sagolykta@example.org').optional(),
  OIDC_ISSUER_URL: z
    .string()
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'must be the issuer’s address')
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
};

type Variables = { readonly [Name in keyof typeof identityVariables]?: string | undefined };

/** Throws ConfigError. */
export function readIdentity(set: Variables, origin: string | undefined): IdentityConfig {
  const { SMTP_URL, MAIL_FROM, OIDC_ISSUER_URL, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = set;
  // Letters and providers lead back to an address that no request may choose.
  if (SMTP_URL !== undefined && origin === undefined)
    throw new ConfigError('SMTP_URL needs ORIGIN: the links in letters lead there');
  if (OIDC_ISSUER_URL !== undefined && origin === undefined)
    throw new ConfigError('OIDC_ISSUER_URL needs ORIGIN: the provider leads back there');
  const from = MAIL_FROM ?? `sagolykta@${origin === undefined ? 'localhost' : new URL(origin).hostname}`;
  const mail = SMTP_URL === undefined ? undefined : { url: SMTP_URL, from };
  if (OIDC_ISSUER_URL === undefined) return { mail, openIdConnect: undefined };
  if (OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined) {
    throw new ConfigError('OIDC_ISSUER_URL needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET');
  }
  const openIdConnect = { issuer: OIDC_ISSUER_URL, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET };
  return { mail, openIdConnect };
}
