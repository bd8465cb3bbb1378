import { pageRoutes } from '@sagolykta/contract/page-routes';
import type { Language } from '@sagolykta/domain/language';
import { html, type Markup } from '../markup.ts';
import { layout } from './layout.ts';
import { letterTexts } from './letter-texts.ts';
import { type SignInError, signInTexts } from './texts.ts';

/** What is shown of a form: the language, and what to say when it was not accepted. */
interface Asked {
  readonly language: Language;
  readonly error?: SignInError | undefined;
}

export function forgotPage({ language, error }: Asked): string {
  const { forgot } = letterTexts[language];
  const { email } = signInTexts[language];
  const field = html`<label for="email">${email}</label>
<input id="email" name="email" type="email" autocomplete="username" required>`;
  return formPage({ language, error, said: forgot, action: pageRoutes.askForReset.path, token: '', field });
}

export interface AskedReset extends Asked {
  readonly token: string;
}

interface FoundReset extends AskedReset {
  /** What there is on the account; undefined where the link is worth nothing. */
  readonly found: { readonly passkeys: readonly string[]; readonly isVerified: boolean } | undefined;
}

export function resetPage({ language, error, token, found }: FoundReset): string {
  const { reset, newPassword } = letterTexts[language];
  const field = html`<label for="password">${newPassword}</label>
<input id="password" name="password" type="password" autocomplete="new-password" aria-describedby="hint" required>
<p class="hint" id="hint">${signInTexts[language].passwordHint}</p>
${found === undefined || found.passkeys.length === 0 ? null : passkeyChoice(language, found)}`;
  return formPage({ language, error, said: reset, action: pageRoutes.resetPassword.path, token, field });
}

/** They stay unless they are asked to go; where the address was never verified they go unasked. */
function passkeyChoice(language: Language, { passkeys, isVerified }: NonNullable<FoundReset['found']>): Markup {
  const { removePasskeys, passkeysGo } = letterTexts[language];
  const names = passkeys.join(', ');
  if (!isVerified) return html`<p class="hint">${passkeysGo(names)}</p>`;
  return html`<p class="choice"><input id="withPasskeys" name="withPasskeys" type="checkbox" value="yes">
<label for="withPasskeys">${removePasskeys(names)}</label></p>`;
}

/** With a button, since programs that read mail open every link in it. */
export function verifyPage({ language, token }: Asked & { token: string }): string {
  return formPage({
    language,
    said: letterTexts[language].verify,
    action: pageRoutes.verifyEmail.path,
    token,
    field: null,
  });
}

/** For a link that stands elsewhere: the family decides. */
export function logOutPage({ language }: Asked): string {
  return formPage({
    language,
    said: letterTexts[language].logOut,
    action: pageRoutes.logOut.path,
    token: '',
    field: null,
  });
}

type Message = 'sent' | 'verified' | 'oldLink' | 'notEntered' | 'pinFirst';

/** Where each leads on to. */
const onward = {
  sent: ['/', 'onward'],
  verified: ['/', 'onward'],
  oldLink: [pageRoutes.showForgotPassword.path, 'askAgain'],
  notEntered: [pageRoutes.showSignIn.path, 'again'],
  pinFirst: ['/settings?page=parental-controls', 'onward'],
} as const;

export function messagePage(language: Language, message: Message): string {
  const texts = letterTexts[language];
  const { title, lead } = texts[message];
  const [address, words] = onward[message];
  return layout(
    { texts: signInTexts[language], language, title, query: '' },
    html`<section class="card" aria-labelledby="title"><h1 id="title">${title}</h1>
<p class="lead">${lead}</p>
<p><a href="${address}">${texts[words]}</a></p></section>`,
  );
}

interface FormPage extends Asked {
  readonly said: { readonly title: string; readonly lead: string; readonly button: string };
  readonly action: string;
  readonly token: string;
  readonly field: Markup | null;
}

function formPage({ language, error, said, action, token, field }: FormPage): string {
  const texts = signInTexts[language];
  return layout(
    { texts, language, title: said.title, query: `token=${encodeURIComponent(token)}` },
    html`<section class="card" aria-labelledby="title"><h1 id="title">${said.title}</h1>
<p class="lead">${said.lead}</p>
${error === undefined ? null : html`<p class="refused" role="alert">${texts.errors[error]}</p>`}
<form method="post" action="${action}">
<input type="hidden" name="lang" value="${language}">
${token === '' ? null : html`<input type="hidden" name="token" value="${token}">`}
${field === null ? null : html`<div class="field">${field}</div>`}
<button class="lamp">${said.button}</button>
</form></section>`,
  );
}
