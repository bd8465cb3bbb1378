import { pageRoutes } from '@sagolykta/contract/page-routes';
import type { Language } from '@sagolykta/domain/language';
import { html, type Markup } from '../markup.ts';
import { layout } from './layout.ts';
import { type SignInError, type SignInTexts, signInTexts } from './texts.ts';

export type FormName = 'login' | 'register' | 'guest';

export interface SignInPage {
  readonly language: Language;
  readonly returnTo: string;
  /** A guest family that may keep its stories by creating an account. */
  readonly isGuest: boolean;
  /** The guest family has a PIN, which has not been given just now. */
  readonly needsPin: boolean;
  /** The form that was not accepted, with what was typed in it, passwords aside. */
  readonly refused: RefusedForm | null;
}

export interface RefusedForm {
  readonly form: FormName;
  readonly typed: Readonly<Record<string, string>>;
  /** By the name of the control; '' for the form as a whole. */
  readonly errors: Readonly<Record<string, SignInError>>;
}

interface Field {
  readonly form: FormName;
  readonly name: 'email' | 'password' | 'firstName' | 'lastName' | 'pin';
  readonly type: 'email' | 'password' | 'text';
  readonly autocomplete: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
}

/** The whole page, as text. It works without scripts; its one script only tells the browser's time zone. */
export function signInPage(page: SignInPage): string {
  const texts = signInTexts[page.language];
  const registerFirst = page.isGuest || page.refused?.form === 'register';
  const logInCard = logIn(page, texts, !registerFirst);
  const registerCard = register(page, texts, registerFirst);
  return layout(
    {
      texts,
      language: page.language,
      title: texts.title,
      // A form that was refused stands where it was sent to, and there is no page to go to there.
      path: pageRoutes.showSignIn.path,
      query: `returnTo=${encodeURIComponent(page.returnTo)}`,
    },
    html`<h1>${page.isGuest ? texts.claimTitle : texts.title}</h1>
<p class="lead">${page.isGuest ? texts.claimLead : texts.lead}</p>
${registerFirst ? [registerCard, logInCard] : [logInCard, registerCard]}
${passkey(page, texts)}
${page.isGuest ? null : guest(page, texts)}`,
    pageRoutes.passkeyScript.path,
  );
}

function logIn(page: SignInPage, texts: SignInTexts, isLit: boolean): Markup {
  const fields: Field[] = [
    { form: 'login', name: 'email', type: 'email', autocomplete: 'username', label: texts.email },
    { form: 'login', name: 'password', type: 'password', autocomplete: 'current-password', label: texts.password },
  ];
  return card(page, texts, {
    form: 'login',
    title: texts.logInTitle,
    lead: null,
    fields,
    button: texts.logInButton,
    isLit,
    after: html`<p class="muted"><a href="${pageRoutes.showForgotPassword.path}">${texts.forgot}</a></p>`,
  });
}

/** Shown by its script, where the browser knows passkeys. */
function passkey({ returnTo }: SignInPage, texts: SignInTexts): Markup {
  return html`<section class="card" id="passkey" aria-labelledby="passkey-title" data-return-to="${returnTo}" data-refused="${texts.passkeyRefused}" hidden>
<h2 id="passkey-title">${texts.passkeyTitle}</h2>
<p class="refused" role="alert"></p>
<button type="button" class="soft">${texts.passkeyButton}</button>
</section>`;
}

function register(page: SignInPage, texts: SignInTexts, isLit: boolean): Markup {
  const form = 'register';
  const fields: Field[] = [
    { form, name: 'email', type: 'email', autocomplete: 'email', label: texts.email },
    {
      form,
      name: 'password',
      type: 'password',
      autocomplete: 'new-password',
      label: texts.password,
      hint: texts.passwordHint,
    },
    { form, name: 'firstName', type: 'text', autocomplete: 'given-name', label: texts.firstName, isOptional: true },
    { form, name: 'lastName', type: 'text', autocomplete: 'family-name', label: texts.lastName, isOptional: true },
    ...(page.needsPin ? [pinField(texts)] : []),
  ];
  return card(page, texts, {
    form,
    title: texts.registerTitle,
    lead: null,
    fields,
    button: texts.registerButton,
    isLit,
  });
}

/** Whoever makes the account has the say from then on. */
function pinField({ pin: label, pinHint: hint }: SignInTexts): Field {
  return { form: 'register', name: 'pin', type: 'password', autocomplete: 'off', label, hint };
}

function guest(page: SignInPage, texts: SignInTexts): Markup {
  const { guestTitle: title, guestLead: lead, guestButton: button } = texts;
  return card(page, texts, { form: 'guest', title, lead, fields: [], button, isLit: false });
}

const actions = { login: pageRoutes.logIn, register: pageRoutes.register, guest: pageRoutes.startGuest } as const;

interface Card {
  readonly form: FormName;
  readonly title: string;
  readonly lead: string | null;
  readonly fields: readonly Field[];
  readonly button: string;
  /** One lit thing on a screen: the likeliest next step. */
  readonly isLit: boolean;
  readonly after?: Markup;
}

function card(page: SignInPage, texts: SignInTexts, { form, title, lead, fields, button, isLit, after }: Card): Markup {
  const whole = page.refused?.form === form ? page.refused.errors[''] : undefined;
  return html`<section class="card" aria-labelledby="${form}-title">
<h2 id="${form}-title">${title}</h2>
${lead === null ? null : html`<p class="muted">${lead}</p>`}
${whole === undefined ? null : html`<p class="refused" role="alert">${texts.errors[whole]}</p>`}
<form method="post" action="${actions[form].path}">
<input type="hidden" name="returnTo" value="${page.returnTo}">
<input type="hidden" name="lang" value="${page.language}">
<input type="hidden" name="timeZone" value="">
${fields.map((field) => control(page, texts, field))}
<button class="${isLit ? 'lamp' : 'soft'}">${button}</button>
</form>
${after ?? null}
</section>`;
}

function control(page: SignInPage, texts: SignInTexts, field: Field): Markup {
  const { form, name, type, autocomplete, label, hint, isOptional = false } = field;
  const refused = page.refused?.form === form ? page.refused : null;
  const error = refused?.errors[name];
  const typed = refused?.typed[name] ?? '';
  const id = `${form}-${name}`;
  const described = error === undefined ? (hint === undefined ? null : `${id}-hint`) : `${id}-error`;
  return html`<div class="field">
<label for="${id}">${label}${isOptional ? html` <span class="optional">${texts.optional}</span>` : null}</label>
<input id="${id}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${typed}"${isOptional ? null : html` required`}${
    described === null ? null : html` aria-describedby="${described}"`
  }${error === undefined ? null : html` aria-invalid="true" autofocus`}>
${hint === undefined || error !== undefined ? null : html`<p class="hint" id="${id}-hint">${hint}</p>`}
${error === undefined ? null : html`<p class="error" id="${id}-error">${texts.errors[error]}</p>`}
</div>`;
}
